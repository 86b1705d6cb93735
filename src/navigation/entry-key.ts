/** Returns the key that the router gives to each history entry; undefined before the router has started. */
export function entryKey(): string | undefined {
  return history.state?.__TSR_key;
}
