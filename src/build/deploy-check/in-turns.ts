/** Does the work for each item, at most `many` at a time; results in the items' order. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  many: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  async function lane(): Promise<void> {
    // One iterator for all lanes: each takes what is next.
    for (const [index, item] of queue) results.set(index, await work(item));
  }
  await Promise.all(Array.from({ length: many }, lane));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
