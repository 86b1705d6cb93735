/**
 * Calls back when a navigation begins, when the document is unloaded, and when it is restored from the
 * back-forward cache. Returns a cleanup function.
 */
export function subscribeToPageLeave(onLeave: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onLeave();
  };
  addEventListener('page-leave', onLeave, { signal });
  addEventListener('pagehide', onLeave, { signal });
  addEventListener('pageshow', onShow, { signal });
  return () => controller.abort();
}
