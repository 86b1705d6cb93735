import { watchReachability } from '#features/reachability/watch-reachability.ts';
import { keepScreenOn } from '#platform/device/keep-screen-on.ts';

/**
 * Keeps the screen on between visitors, and says when the site cannot be reached. Returns a cleanup function.
 */
export function enhanceSignUpScreen(screen: HTMLElement): () => void {
  const note = screen.querySelector<HTMLElement>('[data-unreachable]');
  const cleanups = [
    keepScreenOn(),
    watchReachability((isUnreachable) => note?.toggleAttribute('hidden', !isUnreachable)),
  ];
  return () => cleanups.forEach((cleanup) => cleanup());
}
