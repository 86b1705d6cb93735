import type { Page } from '@playwright/test';
import type { PrecachedFile } from './precached-files.ts';

/** What is in the caches of this device, read byte by byte. */
export function storedFiles(page: Page): Promise<readonly PrecachedFile[]> {
  return page.evaluate(async () => {
    const files: PrecachedFile[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const bytes = await (await cache.match(request))?.arrayBuffer();
        if (!bytes) continue;
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        const integrity = `sha256-${btoa(String.fromCharCode(...hash))}`;
        files.push({ path: new URL(request.url).pathname, integrity });
      }
    }
    return files;
  });
}
