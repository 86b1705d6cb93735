/** What the browser believes; a hint, never the truth (decision 26). */
export function isOnline(): boolean {
  return navigator.onLine;
}

export function subscribeToNetworkStatus(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
