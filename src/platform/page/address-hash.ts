/** Returns the fragment of the address with its `#`; empty if there is none. */
export function addressHash(): string {
  return location.hash;
}

export function subscribeToHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/**
 * Moves a value from the query to the fragment, where pages of this site expect it: some programs write `?`
 * instead of `#`, or encode it.
 */
export function moveToHash(name: string): void {
  const pattern = new RegExp(`(?:[?&;]|%(?:25)*23)${name}(?:=|%(?:25)*3D)(.*)`, 'i');
  const [, value] = pattern.exec(location.search) ?? [];
  if (value === undefined) return;
  history.replaceState(history.state, '', `${location.pathname}#${name}=${value}`);
  dispatchEvent(new Event('hashchange'));
}

/** Removes the fragment without a new history entry, and notifies subscribers. */
export function removeHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  dispatchEvent(new Event('hashchange'));
}
