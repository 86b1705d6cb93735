interface AddressChange {
  /** With its question mark; empty for none. */
  readonly search: string;
  /** With its number sign. */
  readonly hash?: string;
  /** True if the change makes no new history entry. */
  readonly isReplaced?: boolean;
}

declare global {
  interface WindowEventMap {
    address: CustomEvent<AddressChange>;
  }
}

/**
 * Changes the search and the hash of the address, without scrolling. The router does it once it has started:
 * it would scroll after a call of `history.replaceState`.
 */
export function changeAddress(change: AddressChange): void {
  const { search, hash = '', isReplaced = false } = change;
  if (!dispatchEvent(new CustomEvent('address', { detail: change, cancelable: true }))) return;
  const address = location.pathname + search + hash;
  if (isReplaced) history.replaceState(history.state, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new Event('address-shown'));
}
