import { assetsPrefix } from '#hosting/host-rules.ts';
import { cacheNames, cachePrefix } from '#shared/cache-names.ts';
import { findCache, openCache } from '#shared/open-cache.ts';
import type { Precaches, IntegrityPrecache } from './precaches.ts';
import { pathOf } from './path-of.ts';

/**
 * Removes what earlier builds stored. Requests wait for this, so nothing here uses the network. While a newer
 * build is installing or waiting, leaves the removal to it, because both share the caches.
 */
export async function activate({ core, pictures }: Precaches, hasNextBuild = false): Promise<void> {
  // If the disk is full, continue: the next steps make room.
  await keepPreviousAssets(core).catch(() => undefined);
  for (const files of hasNextBuild ? [] : [core, pictures]) {
    await prune(files);
    await removeUnkept(files);
  }
  await deleteUnknownCaches();
  // This build has been installed, so the failures of others no longer matter.
  await caches.delete(cacheNames.failures);
}

/**
 * Removes files of earlier builds. While the successor of a file is missing, keeps the latest of its versions: a
 * cache lists the oldest first.
 */
async function prune(files: IntegrityPrecache): Promise<void> {
  const missing = new Set((await files.findMissing('chosen')).map(pathOf));
  const cache = await openCache(files.cacheName);
  for (const request of [...(await findOutdated(files))].reverse())
    if (!missing.delete(pathOf(request.url))) await cache.delete(request);
}

/**
 * Removes the earlier versions of files whose present version is stored. Files stored after that belong to
 * the next build, even if its installation has failed: another attempt continues from there. Stops
 * when a next build begins, because it may need an earlier version again.
 */
export async function removeReplaced(
  files: IntegrityPrecache,
  hasNextBuild: () => boolean,
): Promise<void> {
  const listed = files.cacheKeys();
  const cache = await findCache(files.cacheName);
  const replaced = new Set<string>();
  for (const { url } of [...((await cache?.keys()) ?? [])].reverse()) {
    const path = pathOf(url);
    if (listed.has(url)) replaced.add(path);
    else if (replaced.has(path) && !hasNextBuild()) await cache?.delete(url);
  }
}

/**
 * Removes the files of stories that this device does not keep. While a newer build is installing or waiting,
 * whose newest stories may be others, removes only those that the visitor has removed; that build removes the rest.
 */
export async function removeUnkept(files: IntegrityPrecache, hasNextBuild = false): Promise<void> {
  const { stories } = files;
  const isKept = await (hasNextBuild ? stories.allows() : stories.keeps('chosen'));
  const cache = await openCache(files.cacheName);
  for (const url of await files.listStored()) if (!isKept(pathOf(url))) await cache.delete(url);
}

/**
 * Copies the previous build's scripts and styles out of the core cache for one release: a page of that
 * build may still be open and ask for a chunk.
 */
async function keepPreviousAssets(core: IntegrityPrecache): Promise<void> {
  const assets = (await findOutdated(core)).filter(({ url }) =>
    pathOf(url).startsWith(assetsPrefix),
  );
  if (assets.length === 0) return;
  const current = await openCache(core.cacheName);
  await caches.delete(cacheNames.previousAssets);
  const previous = await openCache(cacheNames.previousAssets);
  for (const request of assets) {
    const response = await current.match(request);
    if (response) await previous.put(request, response);
  }
}

/** Returns the entries of the cache that this build does not list. */
async function findOutdated(files: IntegrityPrecache): Promise<readonly Request[]> {
  const listed = files.cacheKeys();
  const cache = await openCache(files.cacheName);
  return (await cache.keys()).filter(({ url }) => !listed.has(url));
}

/** Deletes caches with names of earlier builds. Other sites on this origin keep theirs. */
async function deleteUnknownCaches(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !known.has(name)) await caches.delete(name);
}
