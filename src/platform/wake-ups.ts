/** Calls back whenever the visitor or the network may have come back. */
export function subscribeToWakeUps(onWakeUp: () => void): () => void {
  const onVisible = () => {
    if (isVisible()) onWakeUp();
  };
  const onShow = (event: PageTransitionEvent) => {
    // A page out of the back-forward cache missed everything; a fresh one starts anyway.
    if (event.persisted) onWakeUp();
  };
  addEventListener('online', onWakeUp);
  addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', onWakeUp);
    removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
