/**
 * Calls back when the page is visible again, online again, or restored from the back-forward cache. Returns a
 * cleanup function.
 */
export function onPageResume(onResume: () => void): () => void {
  const onVisible = () => {
    if (isVisible()) onResume();
  };
  const onShow = (event: PageTransitionEvent) => {
    // A page in the back-forward cache receives no events.
    if (event.persisted) onResume();
  };
  addEventListener('online', onResume);
  addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', onResume);
    removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
