/** What stands behind the page's address, from its `#` on; empty where that is nothing. */
export function addressHash(): string {
  return location.hash;
}

export function subscribeToHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** Takes it out of the address, without a step in the history; tells those who watch it. */
export function removeHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  dispatchEvent(new Event('hashchange'));
}
