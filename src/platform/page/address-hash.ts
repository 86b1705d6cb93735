/** Returns the fragment of the address with its `#`; empty if there is none. */
export function addressHash(): string {
  return location.hash;
}

export function subscribeToHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** Removes the fragment without a new history entry, and notifies subscribers. */
export function removeHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  dispatchEvent(new Event('hashchange'));
}
