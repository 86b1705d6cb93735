import { isOnline, subscribeToNetworkStatus } from '#platform/network/network-status.ts';
import { setText } from '#platform/page/set-text.ts';
import { pressReachability } from '#platform/network/press-reachability.ts';

/**
 * Plays a video in the page when its link is pressed. If the network or this site's server does not
 * answer, the first press shows a message instead. Returns a cleanup function.
 */
export function enhanceVideo(frame: HTMLElement): () => void {
  const link = frame.querySelector('a');
  const status = frame.querySelector<HTMLElement>('[data-offline]');
  const showNote = (isShown: boolean) => {
    const { offline = '', unreachable = '' } = status?.dataset ?? {};
    setText(status, isShown ? (isOnline() ? unreachable : offline) : '');
  };
  let [isRefused, isPlaying] = [false, false];
  const onPress = async (event: MouseEvent) => {
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    await pressReachability.probe(event.timeStamp);
    // The first press of a double click has started it already.
    if (isPlaying) return;
    isRefused = !pressReachability.isReachable(event.timeStamp, link.href);
    showNote(isRefused);
    if (isRefused) return;
    isPlaying = true;
    play(frame, link.href);
  };
  link?.addEventListener('click', onPress);
  const unsubscribe = subscribeToNetworkStatus(() =>
    showNote((isRefused || isPlaying) && !isOnline()),
  );
  return () => {
    link?.removeEventListener('click', onPress);
    unsubscribe();
  };
}

function play(frame: HTMLElement, address: string): void {
  const { title = '', note = '' } = frame.dataset;
  const player = document.createElement('iframe');
  player.src = address;
  player.title = title;
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // The player refuses to play without a referrer.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.querySelector('.screen')?.replaceChildren(player);
  frame.querySelector('.disc')?.remove();
  const [first, second] = frame.querySelectorAll('.words p');
  first?.replaceChildren(title);
  second?.replaceChildren(note);
  // The pressed link is gone, so move the focus to the player.
  player.focus();
}
