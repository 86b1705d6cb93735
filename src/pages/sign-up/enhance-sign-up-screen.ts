import { watchReach } from '#features/reach/watch-reach.ts';
import { keepScreenOn } from '#platform/device/screen-on.ts';

/** Keeps the screen on between two visitors, and says when the network leads nowhere. */
export function enhanceSignUpScreen(screen: HTMLElement): () => void {
  const note = screen.querySelector<HTMLElement>('[data-cut-off]');
  const cleanups = [
    keepScreenOn(),
    watchReach((isCutOff) => note?.toggleAttribute('hidden', !isCutOff)),
  ];
  return () => cleanups.forEach((cleanup) => cleanup());
}
