/**
 * Decodes an address; returns undefined if its percent-encoding is broken. Use the result: the bundler takes
 * the call for one without effects, and removes it where nothing uses its value.
 */
export function decodeAddress(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    // No address of this site is like this.
    return undefined;
  }
}
