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
