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

/** Sets who restores the position. While Back loads, the browser would use that of the page before. */
function setScrollRestoration(isByBrowser: boolean): void {
  const isShown = location.pathname === shownPath();
  history.scrollRestoration = isByBrowser && isShown ? 'auto' : 'manual';
}
