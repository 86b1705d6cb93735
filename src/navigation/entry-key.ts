/** Returns the key that each history entry gets from the router or `keyEntry`; undefined before that. */
export function entryKey(): string | undefined {
  return history.state?.__TSR_key;
}

/**
 * Returns the key of the current history entry, and gives it one first if it has none. The router keeps it.
 *
 * @param known key that the entry had before
 */
export function keyEntry(known?: string): string {
  const given = entryKey();
  if (given !== undefined) return given;
  const key = known ?? Math.random().toString(36).slice(2);
  const state = { key, __TSR_key: key, __TSR_index: 0 };
  try {
    // The router replaces the method of `history`, and would start a page change.
    History.prototype.replaceState.call(history, state, '');
  } catch {
    // WebKit allows a hundred changes in half a minute, and some software blocks all of them.
  }
  return key;
}
