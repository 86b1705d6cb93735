import { clearWindowStorage } from '#features/offline/follow-refusal.ts';
import { isStorageOff } from '#shared/storage-off.ts';
import { isAddressShown } from './show-document.ts';

/**
 * Lets the browser restore the scroll position of a page that it loads again. The router does this at
 * `pagehide`, but the browser may discard a hidden page without one.
 */
export function watchScrollRestoration(): void {
  const onVisibility = () => setScrollRestoration(document.hidden);
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  let top = 0;
  // After the router's own listener.
  addEventListener('pagehide', () => {
    setScrollRestoration(true);
    top = scrollY;
    // Delete what the router's own listener has just stored.
    if (isStorageOff()) clearWindowStorage();
  });
  // WebKit restores the position after `pageshow`, when `scrollRestoration` is `manual` again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top, behavior: 'instant' });
  });
}

/**
 * Lets the router store the scroll position at the next navigation. It does so only after a scroll event,
 * and the page may have been scrolled before the router started, or since the last frame.
 */
export function recordScroll(): void {
  document.dispatchEvent(new Event('scroll'));
}

/**
 * Chooses whether the browser or the router restores the scroll position. While Back loads, the address is
 * that of the next page, for which the browser would restore the position of the page that is still shown.
 */
function setScrollRestoration(isByBrowser: boolean): void {
  history.scrollRestoration = isByBrowser && isAddressShown() ? 'auto' : 'manual';
}
