/**
 * Calls back when a navigation begins, when the document is unloaded, and when it is restored from the
 * back-forward cache. Returns a cleanup function.
 */
export function subscribeToPageLeave(onLeave: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onLeave();
  };
  addEventListener('page-leave', onLeave);
  addEventListener('pagehide', onLeave);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('page-leave', onLeave);
    removeEventListener('pagehide', onLeave);
    removeEventListener('pageshow', onShow);
  };
}
