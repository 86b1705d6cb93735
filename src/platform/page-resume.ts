/** Calls back whenever the visitor or the network may have come back. */
export function onPageResume(onResume: () => void): () => void {
  const onVisible = () => {
    if (isVisible()) onResume();
  };
  const onShow = (event: PageTransitionEvent) => {
    // A page out of the back-forward cache missed everything; a fresh one starts anyway.
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
