import { changeAddress } from './change-address.ts';

const hashEvents = ['hashchange', 'address-shown'];

/** Returns the fragment of the address with its `#`; empty if there is none. */
export function addressHash(): string {
  return location.hash;
}

export function subscribeToHash(onChange: () => void): () => void {
  for (const type of hashEvents) addEventListener(type, onChange);
  return () => {
    for (const type of hashEvents) removeEventListener(type, onChange);
  };
}

/**
 * Moves a value from the query to the fragment, where pages of this site expect it, and drops the rest
 * of the query: some programs write `?` instead of `#`, or encode it.
 */
export function moveToHash(name: string): void {
  const pattern = new RegExp(`(?:[?&;]|%(?:25)*23)${name}(?:=|%(?:25)*3D)(.*)`, 'i');
  const [, value] = pattern.exec(location.search) ?? [];
  if (value === undefined) return;
  // Not `changeAddress`: the router updates the address asynchronously, and the page reads the fragment
  // right after this. Nothing has this id, so the router does not scroll.
  history.replaceState(history.state, '', `${location.pathname}#${name}=${value}`);
  dispatchEvent(new Event('hashchange'));
}

/** Removes the fragment without a new history entry, and notifies subscribers. */
export function removeHash(): void {
  changeAddress({ search: location.search, isReplaced: true });
}
