/** Returns the first and the last three items, and all if there are no more than six. */
export function endsOf<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set([...items.slice(0, 3), ...items.slice(-3)])];
}
