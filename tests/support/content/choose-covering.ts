/** Chooses items that together have every part that any item has, those with the most first. */
export function chooseCovering<Item>(
  items: readonly Item[],
  partsOf: (item: Item) => Iterable<string>,
): readonly Item[] {
  const missing = new Map(items.map((item) => [item, new Set(partsOf(item))]));
  const chosen: Item[] = [];
  for (;;) {
    const [[item, parts] = []] = [...missing].toSorted(([, a], [, b]) => b.size - a.size);
    if (!item || !parts?.size) return chosen;
    chosen.push(item);
    missing.delete(item);
    for (const others of missing.values()) for (const part of parts) others.delete(part);
  }
}
