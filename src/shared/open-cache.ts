import { keepsNothing } from './keep-nothing.ts';

/** Opens a cache, or rejects where nothing may be stored. */
export async function openCache(name: string): Promise<Cache> {
  if (keepsNothing()) throw new Error('Refused');
  return caches.open(name);
}
