import { cacheNames, cachePrefix } from '#shared/cache-names.ts';

/** Caches of builds so old that they had other names. Other sites on this origin keep theirs. */
export async function deleteForgottenCaches(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix) && !known.has(name)) await caches.delete(name);
  }
}
