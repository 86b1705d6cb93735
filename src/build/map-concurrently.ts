import { availableParallelism } from 'node:os';

/** Calls a function for each item, with at most `limit` calls at a time, by default one per processor. */
export async function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  call: (item: Item) => Promise<Result>,
  limit = availableParallelism(),
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const entries = [...items].entries();
  const work = async (): Promise<void> => {
    for (const [at, item] of entries) results[at] = await call(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
