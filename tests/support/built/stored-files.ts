import type { Page } from '@playwright/test';
import { cacheNames } from '#shared/cache-names.ts';
import { hashLength } from '#hosting/pack.ts';
import type { ListedFile } from '#hosting/worker-list.ts';

type Kept = Pick<ListedFile, 'url' | 'hash'>;

/** Lists the files in this device's caches and hashes their bytes. Omits the worker's notes. */
export function storedFiles(page: Page): Promise<readonly Kept[]> {
  const notes: readonly string[] = [cacheNames.failures, cacheNames.keeping];
  return page.evaluate(
    async ({ notes, length }) => {
      const files: Kept[] = [];
      for (const name of await caches.keys()) {
        if (notes.includes(name)) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const bytes = await (await cache.match(request))?.arrayBuffer();
          if (!bytes) continue;
          const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
          const text = btoa(String.fromCharCode(...hash)).slice(0, length);
          const inUrls = text.replaceAll('+', '-').replaceAll('/', '_');
          files.push({ url: new URL(request.url).pathname, hash: inUrls });
        }
      }
      return files;
    },
    { notes, length: hashLength },
  );
}
