/**
 * Decodes an address; returns undefined if its percent-encoding is broken. Use the result: the bundler
 * assumes that the call has no side effects, and removes it where the result is unused.
 */
export function decodeAddress(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    // No address of this site is like this.
    return undefined;
  }
}
