import { get, set } from 'idb-keyval';
import { durableTextDatabase } from '#shared/databases.ts';
import { createStrictStore } from '#shared/strict-store.ts';

/**
 * Store of texts that must survive a killed browser: each is on the disk when its promise resolves,
 * while localStorage (`local-text.ts`) is written half a second later in WebKit and several seconds
 * later in Chromium. Both functions reject where storage is denied or full.
 */
const store = createStrictStore(durableTextDatabase, 'texts');

export function writeDurableText(name: string, text: string): Promise<void> {
  return set(name, text, store);
}

export async function readDurableText(name: string): Promise<string> {
  return String((await get<unknown>(name, store)) ?? '');
}
