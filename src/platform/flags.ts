/** Something this browser is to remember for good; without storage nothing is. */
export function isFlagSet(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    // Storage is denied, so nothing was ever remembered.
    return false;
  }
}

export function setFlag(name: string): void {
  try {
    localStorage.setItem(name, 'set');
  } catch {
    // Denied or full: it holds until the page is loaded anew.
  }
}

/** True for the first caller in this tab, whatever is loaded in between; false without storage. */
export function takeOnce(name: string): boolean {
  try {
    if (sessionStorage.getItem(name)) return false;
    sessionStorage.setItem(name, 'taken');
    return true;
  } catch {
    // Without a memory the first could not be told from the hundredth.
    return false;
  }
}
