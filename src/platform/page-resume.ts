/**
 * Calls back when the page is visible again, online again, or restored from the back-forward cache. Returns a
 * cleanup function.
 */
export function onPageResume(onResume: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onVisible = () => {
    if (isVisible()) onResume();
  };
  const onShow = (event: PageTransitionEvent) => {
    // A page in the back-forward cache receives no events.
    if (event.persisted) onResume();
  };
  addEventListener('online', onResume, { signal });
  addEventListener('pageshow', onShow, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  return () => controller.abort();
}

export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
