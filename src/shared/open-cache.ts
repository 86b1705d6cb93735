import { isStorageOff } from './storage-off.ts';

/** Throws where nothing may be stored. */
export function assertMayStore(): void {
  if (isStorageOff()) throw new Error('Storing is turned off');
}

/** Opens a cache, or rejects where nothing may be stored. */
export async function openCache(name: string): Promise<Cache> {
  assertMayStore();
  return caches.open(name);
}

/** Opens a cache to read it; undefined if there is none, because opening it would create it. */
export async function findCache(name: string): Promise<Cache | undefined> {
  return (await caches.has(name)) ? caches.open(name) : undefined;
}
