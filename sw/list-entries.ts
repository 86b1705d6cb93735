import { assetsPrefix } from '#hosting/host-rules.ts';
import { readList } from '#hosting/worker-list.ts';
import type { ListEntry } from './kept-stories.ts';

/** Returns the list in the form of Workbox. The hash says which version of a file it is. */
export function toEntries(list: string): readonly ListEntry[] {
  return readList(list).map(({ hash, isShared, ...entry }) => ({
    ...entry,
    // Files under /assets carry their version in their name.
    revision: entry.url.startsWith(assetsPrefix) ? null : hash,
    ...(!isShared && { integrity: `sha256-${hash}` }),
  }));
}
