import { findMissing } from './find-missing.ts';
import type { Tier } from './tier.ts';

/** Removes files of older builds, each one only when its successor is there. */
export async function pruneTier(tier: Tier): Promise<void> {
  const missing = new Set((await findMissing(tier)).map(({ path }) => path));
  const cache = await caches.open(tier.cacheName);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const isCurrent = tier.files.get(pathname)?.key === request.url;
    if (!isCurrent && !missing.has(pathname)) await cache.delete(request);
  }
}
