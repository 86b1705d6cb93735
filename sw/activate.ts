import { cacheNames, cachePrefix } from '#shared/cache-names.ts';
import { assetsPath } from './create-router.ts';
import type { Precaches, ExactPrecache } from './precaches.ts';

/** The outgoing build makes room; requests wait meanwhile, so nothing here uses the network. */
export async function activate({ core, pictures }: Precaches): Promise<void> {
  await keepAssetsBefore(core);
  await prune(core);
  await prune(pictures);
  await deleteForgottenCaches();
}

/** Removes files of older builds, each one only when its successor is there. */
export async function prune(files: ExactPrecache): Promise<void> {
  const missing = new Set((await files.findMissing()).map((url) => new URL(url).pathname));
  const cache = await caches.open(files.cacheName);
  for (const request of await outgoing(files))
    if (!missing.has(new URL(request.url).pathname)) await cache.delete(request);
}

/**
 * Before the outgoing build leaves the core cache, its scripts and styles move aside for one
 * release: a page of it may still be open and ask for a chunk.
 */
async function keepAssetsBefore(core: ExactPrecache): Promise<void> {
  const assets = (await outgoing(core)).filter(({ url }) =>
    new URL(url).pathname.startsWith(assetsPath),
  );
  if (assets.length === 0) return;
  const current = await caches.open(core.cacheName);
  await caches.delete(cacheNames.assetsBefore);
  const before = await caches.open(cacheNames.assetsBefore);
  for (const request of assets) {
    const response = await current.match(request);
    if (response) await before.put(request, response);
  }
}

/** What the cache holds and this build does not list. */
async function outgoing(files: ExactPrecache): Promise<readonly Request[]> {
  const listed = new Set(files.getURLsToCacheKeys().values());
  const cache = await caches.open(files.cacheName);
  return (await cache.keys()).filter(({ url }) => !listed.has(url));
}

/** Caches of builds so old that they had other names. Other sites on this origin keep theirs. */
async function deleteForgottenCaches(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !known.has(name)) await caches.delete(name);
}
