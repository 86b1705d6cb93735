import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { createMemoryLocks } from './memory-locks.ts';

/** Stubs the globals of a page that submits: storage, locks, and the mail function behind `fetch`. */
export function stubMailEdge() {
  const edge = {
    /** Ids of the calls that reached the server. */
    calls: [] as string[],
    accept: (id: string): Response | Promise<Response> =>
      Response.json({ success: true, data: { id, status: 'sent' } }),
    respond: (id: string): Response | Promise<Response> => edge.accept(id),
    syncTags: [] as string[],
  };
  const register = async (tag: string) => edge.syncTags.push(tag);
  vi.stubGlobal('location', new URL('https://site.test/schools'));
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {
    locks: createMemoryLocks(),
    serviceWorker: { getRegistration: async () => ({ sync: { register } }) },
  });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { id } = JSON.parse(String(init.body)) as { id: string };
    edge.calls.push(id);
    return edge.respond(id);
  });
  return edge;
}

/** Fails like the opening of a database that the browser denies. */
export function denied(): never {
  throw new DOMException('Denied', 'SecurityError');
}

/** Fails like `fetch` without a network. */
export function unplugged(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}
