/** Returns the key that the router gives to each history entry. */
export function entryKey(): string {
  return String(history.state?.__TSR_key);
}
