import { fetchExactly } from './fetch-exactly.ts';
import type { StoredFile } from './tier.ts';

/** Files on their way into a cache, by key. */
const onTheWay = new Map<string, Promise<Response>>();

/**
 * Fetches a file exactly and keeps it. Who asks for one that is on its way waits for the same answer:
 * it travels once, and WebKit lists a key twice into which two put at the same time. A full disk costs
 * the keeping, not the answer.
 */
export async function storeFile(cache: Cache, file: StoredFile): Promise<Response> {
  let answer = onTheWay.get(file.key);
  if (!answer) {
    answer = fetchAndKeep(cache, file).finally(() => onTheWay.delete(file.key));
    onTheWay.set(file.key, answer);
  }
  return (await answer).clone();
}

async function fetchAndKeep(cache: Cache, file: StoredFile): Promise<Response> {
  const response = await fetchExactly(file);
  await keep(cache, file.key, response.clone()).catch(() => undefined);
  return response;
}

/**
 * First takes the file out: after a failed install a private WebKit window shows no file any more and
 * still knows their keys, and what is put under a known key is not held.
 */
async function keep(cache: Cache, key: string, response: Response): Promise<void> {
  await cache.delete(key);
  await cache.put(key, response);
}
