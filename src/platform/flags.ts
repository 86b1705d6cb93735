/** Reads a permanent flag of this browser; false where storage is denied. */
export function isFlagSet(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    // Storage is denied, so no flag was stored.
    return false;
  }
}

export function setFlag(name: string): void {
  try {
    localStorage.setItem(name, 'set');
  } catch {
    // Storage is denied or full: the flag holds until the page is reloaded.
  }
}

/** Returns true once per tab, across reloads; always false where storage is denied. */
export function takeOnce(name: string): boolean {
  try {
    if (sessionStorage.getItem(name)) return false;
    sessionStorage.setItem(name, 'taken');
    return true;
  } catch {
    // Without storage the first call cannot be told from later ones.
    return false;
  }
}
