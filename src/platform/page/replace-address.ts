/**
 * Replaces the search and the hash of the address, without scrolling. The router does it once it has started:
 * it would scroll after a call of `history.replaceState`.
 */
export function replaceAddress(search: string, hash: string): void {
  const detail = { search, hash, isReplaced: true };
  if (!dispatchEvent(new CustomEvent('address', { detail, cancelable: true }))) return;
  history.replaceState(history.state, '', location.pathname + search + hash);
  dispatchEvent(new Event('address-shown'));
}
