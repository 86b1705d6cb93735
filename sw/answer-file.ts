import { cacheNames } from '#shared/cache-names.ts';
import { matchOrRepair } from './match-or-repair.ts';
import type { StoredFile, Tier } from './tier.ts';

/** Stored, else exact from the network, else whatever the network has. */
export function answerFile(tier: Tier, file: StoredFile, request: Request): Promise<Response> {
  return matchOrRepair(tier, file).catch(() => fetch(request));
}

/** A picture; one of the build before stands in until the new one is stored. */
export async function answerPicture(
  tier: Tier,
  file: StoredFile,
  request: Request,
): Promise<Response> {
  const cache = await caches.open(tier.cacheName);
  const stored =
    (await cache.match(file.key)) ?? (await cache.match(file.url, { ignoreSearch: true }));
  return stored ?? answerFile(tier, file, request);
}

/** A script or style that this build does not know: its name holds its hash, so any copy is right. */
export async function answerAssetBefore(request: Request): Promise<Response> {
  const before = await caches.open(cacheNames.assetsBefore);
  return (await before.match(request.url, { ignoreSearch: true })) ?? fetch(request);
}
