/** Calls back when the page is left, and again when the browser brings it back as it was. */
export function subscribeToPageLeave(onLeave: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onLeave();
  };
  addEventListener('pagehide', onLeave);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('pagehide', onLeave);
    removeEventListener('pageshow', onShow);
  };
}
