import { availableParallelism } from 'node:os';

/** Calls a function for each item, with no more calls at a time than the machine has processors. */
export async function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  call: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const entries = [...items].entries();
  const work = async (): Promise<void> => {
    for (const [at, item] of entries) results[at] = await call(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
