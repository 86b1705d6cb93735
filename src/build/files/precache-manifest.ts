import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';
import { siteAddress } from '../../hosting/site-path.ts';

/**
 * Gives every file the address under which it is served and the hash of its bytes: a filter's
 * block page or a half-written answer is then refused instead of kept as a story.
 */
export function precacheManifest(dist: () => string): ManifestTransform {
  return async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        const bytes = await readFile(join(dist(), entry.url));
        const hash = createHash('sha256').update(bytes).digest('base64');
        const isHashed = entry.url.startsWith('assets/');
        return {
          url: siteAddress(entry.url).path,
          // The hash says which version it is; files under /assets carry it in their name.
          revision: isHashed ? null : hash.slice(0, 12),
          integrity: `sha256-${hash}`,
          size: entry.size,
        };
      }),
    ),
    warnings: [],
  });
}
