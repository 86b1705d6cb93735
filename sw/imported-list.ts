import { assetsPrefix } from '#hosting/host-rules.ts';
import { type PartSource, readList } from '#hosting/worker-list.ts';
import { fetchExactly, hashOf } from './integrity-strategy.ts';
import type { ListEntry } from './kept-stories.ts';

/** What /sw.js, which the build writes, imports and says of it. */
export interface ImportedList {
  readonly listParts: readonly string[];
  readonly listSources: readonly PartSource[];
}

/** Returns the list in the form of Workbox. The hash says which version of a file it is. */
export function toEntries(parts: readonly string[]): readonly ListEntry[] {
  return readList(parts).map(({ hash, ...entry }) => ({
    ...entry,
    // Files under /assets carry their version in their name.
    revision: entry.url.startsWith(assetsPrefix) ? null : hash.slice(0, 12),
    integrity: `sha256-${hash}`,
  }));
}

/** Rejects unless the list is that of this build; the next attempt fetches a part that is not anew. */
export async function checkList({ listParts, listSources }: ImportedList): Promise<void> {
  for (const [index, [url, hash]] of listSources.entries()) {
    const text = new TextEncoder().encode(listParts[index] ?? '');
    if ((await hashOf(text)) === `sha256-${hash}`) continue;
    await fetchExactly(url, '', 'reload').catch(() => undefined);
    throw new Error(`Not of this build: ${url}`);
  }
}
