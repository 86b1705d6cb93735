/**
 * Calls back when a navigation begins, when the document is unloaded, and again when the browser brings it
 * back as it was.
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
