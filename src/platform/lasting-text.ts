import { get, set } from 'idb-keyval';
import { lastingDatabase } from '#shared/databases.ts';
import { createStrictStore } from '#shared/strict-store.ts';

/**
 * What a browser keeps by `kept-text.ts` it writes to the disk later, WebKit after half a second and
 * Chromium after several; one that is ended before that has never heard of it. This is on the disk when the
 * promise says so. Both reject where storage is denied or full.
 */
const table = createStrictStore(lastingDatabase, 'texts');

export function writeLasting(name: string, text: string): Promise<void> {
  return set(name, text, table);
}

export async function readLasting(name: string): Promise<string> {
  return String((await get<unknown>(name, table)) ?? '');
}
