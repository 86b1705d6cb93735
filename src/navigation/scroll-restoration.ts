import { shownPath } from './show-document.ts';

/**
 * Lets the browser restore the scroll position of a hidden page, because it may discard the page without a
 * `pagehide`, at which the router does this.
 */
export function restoreDiscardedPage(): void {
  const onVisibility = () => setScrollRestoration(document.hidden);
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
}

/**
 * Lets the router store the scroll position at the next navigation. It does so only after a scroll event,
 * and the page may have been scrolled before the router started, or since the last frame.
 */
export function recordScroll(): void {
  document.dispatchEvent(new Event('scroll'));
}

/** Sets who restores the position. While Back loads, the browser would use that of the page before. */
function setScrollRestoration(isByBrowser: boolean): void {
  const isShown = location.pathname === shownPath();
  history.scrollRestoration = isByBrowser && isShown ? 'auto' : 'manual';
}
