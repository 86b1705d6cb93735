import { assetsPrefix } from '#hosting/host-rules.ts';
import { readList } from '#hosting/worker-list.ts';
import type { ListEntry } from './kept-stories.ts';

/** Converts the list into Workbox's precache entries. The hash of a file is its revision. */
export function toEntries(list: string): readonly ListEntry[] {
  return readList(list).map(({ hash, isShared, ...entry }) => ({
    ...entry,
    // Files under /assets carry their version in their name.
    revision: entry.url.startsWith(assetsPrefix) ? null : hash,
    ...(!isShared && { integrity: `sha256-${hash}` }),
  }));
}
