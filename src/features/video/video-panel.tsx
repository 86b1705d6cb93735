import { useState } from 'react';
import { type OwnerValue, pendingMark } from '#content/owner-value.ts';
import type { Picture } from '#content/pictures.ts';
import { youtubeId } from '#content/youtube-id.ts';
import { useOnline } from '#platform/hooks/use-online.ts';
import { isOnline } from '#platform/network/network-status.ts';
import { reachAtPress } from '#platform/network/reach-at-press.ts';
import { VideoFrame } from './video-frame.tsx';

interface VideoPanelProps {
  readonly video: Video;
}

/** The film, or an inert panel that says so while its address is unknown (decision 3). */
export function VideoPanel({ video }: VideoPanelProps) {
  const address = embedAddress(video.address);
  if (address !== undefined) return <Film video={video} address={address} />;
  return (
    <VideoFrame screen={<img {...video.poster} />} isInert {...pendingMark(video.address)}>
      <p>{video.pending}</p>
    </VideoFrame>
  );
}

/** A film and all that is said about it. */
interface Video {
  readonly address: OwnerValue;
  readonly title: string;
  readonly poster: Picture;
  readonly play: string;
  readonly note: string;
  /** Until the press. */
  readonly promise: string;
  readonly pending: string;
  readonly offline: string;
}

const player = 'https://www.youtube-nocookie.com/embed';

/**
 * The film's address on the privacy-friendly host, from any address YouTube gives it. Undefined
 * while the owner has not supplied one; throws on an address nobody can play, which stops the build.
 */
export function embedAddress({ key, state, value }: OwnerValue): string | undefined {
  if (state === 'pending') return undefined;
  const id = youtubeId(value);
  if (id === undefined) throw new Error(`${key}: ${value} is not the address of a YouTube video`);
  return `${player}/${id}?autoplay=1&playsinline=1&rel=0`;
}

interface FilmProps {
  readonly video: Video;
  /** The player's own page on the privacy-friendly host. */
  readonly address: string;
}

/**
 * A film that is shown on press; before it nothing is asked of another host (decision 23).
 * Without script, and with a modifier key, the link leads to the player itself.
 */
function Film({ video, address }: FilmProps) {
  const { isPlaying, isUnreachable, play } = useFilm(address);
  const { title, note } = video;

  function onPress(event: React.MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play();
  }
  return (
    <VideoFrame
      screen={isPlaying ? <Player src={address} title={title} /> : <img {...video.poster} />}
      isPlaying={isPlaying}
    >
      <p>
        {isPlaying ? (
          title
        ) : (
          <a href={address} onClick={onPress}>
            {video.play}
          </a>
        )}
      </p>
      <p>{isPlaying ? note : `${note} ${video.promise}`}</p>
      <p role="status">{isUnreachable && video.offline}</p>
    </VideoFrame>
  );
}

interface Showing {
  readonly isPlaying: boolean;
  /** It was asked for, and there is no network, or one that leads nowhere. */
  readonly isUnreachable: boolean;
  readonly play: () => void;
}

/** Waits for a press. A press without network is answered in words and can be repeated. */
function useFilm(address: string): Showing {
  const [state, setState] = useState<'waiting' | 'refused' | 'held' | 'playing'>('waiting');
  const hasNetwork = useOnline();
  return {
    isPlaying: state === 'playing',
    isUnreachable: state === 'held' || (state !== 'waiting' && !hasNetwork),
    play() {
      if (reachAtPress.isReachable(performance.now(), address)) setState('playing');
      else setState(isOnline() ? 'held' : 'refused');
    },
  };
}

function Player({ src, title }: { readonly src: string; readonly title: string }) {
  return (
    <iframe
      ref={takeFocus}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The player refuses to play for a page that does not say where it stands.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The pressed link is gone; the keyboard goes on in the player. */
function takeFocus(player: HTMLIFrameElement | null) {
  player?.focus();
}
