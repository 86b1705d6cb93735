import { keepsNothing } from './keep-nothing.ts';

/** Opens a cache, or rejects where nothing may be stored. */
export async function openCache(name: string): Promise<Cache> {
  if (keepsNothing()) throw new Error('Refused');
  return caches.open(name);
}

/** Opens a cache to read it; undefined if there is none, because opening it would create it. */
export async function findCache(name: string): Promise<Cache | undefined> {
  return (await caches.has(name)) ? caches.open(name) : undefined;
}
