import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { promisifyRequest } from 'idb-keyval';
import { openOutboxStore } from '#outbox/store.ts';
import { setStorageOff } from '#shared/storage-off.ts';
import { denied, stubMailEdge, unplugged } from '../../../support/fakes/mail-edge.ts';

/** Timeouts of subscribe.ts in milliseconds. */
const attemptTimeoutMs = 11_000;
const writeTimeoutMs = 4_000;
const slowWriteTimeoutMs = 8_000;

let edge: ReturnType<typeof stubMailEdge>;
let subscribe: typeof import('#features/newsletter/subscribe.ts').subscribe;
beforeEach(async () => {
  vi.resetModules();
  edge = stubMailEdge();
  ({ subscribe } = await import('#features/newsletter/subscribe.ts'));
});

const stored = () => openOutboxStore().list();

it.each(['', '   ', 'a', 'a@b', 'a@b.c, d@e.f', 'a b@c.de'])(
  'reports "%s" as invalid, and neither sends nor stores it',
  async (typed) => {
    expect(await subscribe(typed)).toBe('invalid');
    expect(edge.calls).toEqual([]);
    expect(await stored()).toEqual([]);
  },
);

it('sends a trimmed address and leaves nothing on the device', async () => {
  const server = vi.spyOn(globalThis, 'fetch');
  expect(await subscribe('  ada@home.test ')).toBe('sent');
  expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toEqual({
    to: expect.stringContaining('@'),
    subject: 'New Newsletter Subscription',
    html: '<p>New newsletter subscription from: ada@home.test</p>',
    from: 'ada@home.test',
    id: edge.calls[0],
  });
  expect(await stored()).toEqual([]);
});

it('stores before it sends', async () => {
  edge.respond = async (id) => {
    expect(await stored()).toMatchObject([{ id, state: 'waiting' }]);
    return edge.accept(id);
  };
  expect(await subscribe('ada@home.test')).toBe('sent');
});

it('keeps the address on the device when nothing answers, and registers a background sync', async () => {
  edge.respond = unplugged;
  expect(await subscribe('ada@home.test')).toBe('queued');
  expect(await stored()).toMatchObject([
    { state: 'waiting', isQueued: true, body: { from: 'ada@home.test' } },
  ]);
  await expect.poll(() => edge.syncTags).toEqual(['outbox']);
});

it.each([500, 503, 429, 408])('reports `delayed` after status %s', async (status) => {
  edge.respond = () => Response.json({ error: 'later' }, { status });
  expect(await subscribe('ada@home.test')).toBe('delayed');
  expect(await stored()).toMatchObject([{ state: 'waiting', isQueued: true }]);
  await expect.poll(() => edge.syncTags).toEqual(['outbox']);
});

describe('when the stored items are deleted while one is being sent', () => {
  afterEach(() => setStorageOff(false));

  const deletions = [
    ['in the browser', async (id: string) => void (await openOutboxStore().change(id, () => null))],
    [
      'by "Take it off this device" in another window',
      async () => {
        setStorageOff(true);
        await promisifyRequest(indexedDB.deleteDatabase('outbox'));
      },
    ],
  ] as const;

  it.each(deletions)(
    'reports `failed`, and the next press sends the same id: %s',
    async (_, wipe) => {
      edge.respond = (id) => wipe(id).then(unplugged);
      expect(await subscribe('ada@home.test')).toBe('failed');
      edge.respond = edge.accept;
      expect(await subscribe('ada@home.test')).toBe('sent');
      const [lost, again] = edge.calls;
      expect(again).toBe(lost);
    },
  );

  it.each(deletions)('reports `sent` if the function accepts it: %s', async (_, wipe) => {
    edge.respond = (id) => wipe(id).then(() => edge.accept(id));
    expect(await subscribe('ada@home.test')).toBe('sent');
  });
});

it('stops waiting for a silent server after one attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  edge.respond = () => new Promise(() => {});
  const outcome = subscribe('ada@home.test');
  await expect.poll(() => edge.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(attemptTimeoutMs);
  expect(await outcome).toBe('queued');
  expect(edge.calls).toHaveLength(1);
});

describe('on a device that stores nothing', () => {
  beforeEach(() => void vi.stubGlobal('indexedDB', { open: denied }));

  it('sends directly', async () => {
    expect(await subscribe('ada@home.test')).toBe('sent');
    expect(edge.calls).toHaveLength(1);
  });

  it.each([
    ['no network', unplugged],
    ['503', () => new Response('busy', { status: 503 })],
    ["a filter's page", () => new Response('<h1>Blocked</h1>')],
  ])('says failed when that fails (%s)', async (_name, respond) => {
    edge.respond = respond;
    expect(await subscribe('ada@home.test')).toBe('failed');
  });

  it('sends the same id at the next press, because the answer may have been lost, and then a new one', async () => {
    edge.respond = unplugged;
    expect(await subscribe('ada@home.test')).toBe('failed');
    edge.respond = () => new Response('Blocked', { status: 403 });
    expect(await subscribe('ada@home.test')).toBe('refused');
    edge.respond = (id) => edge.accept(id);
    expect(await subscribe('ada@home.test')).toBe('sent');
    expect(await subscribe('ada@home.test')).toBe('sent');
    const [lost, filtered, again, next] = edge.calls;
    expect([filtered, again]).toEqual([lost, lost]);
    expect(next).not.toBe(lost);
  });
});

it('sends directly when the disk is full', async () => {
  const { IDBObjectStore } = await import('fake-indexeddb');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await subscribe('ada@home.test')).toBe('sent');
});

describe('on a device that takes longer to store than a visitor waits', () => {
  /** Lets the database open, so that storing begins. */
  let open: () => void;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { IDBFactory } = await import('fake-indexeddb');
    const real = new IDBFactory();
    const opened = new Promise<void>((resolve) => (open = resolve));
    vi.stubGlobal('indexedDB', {
      open(...given: Parameters<IDBFactory['open']>) {
        const late: { result?: IDBDatabase; onsuccess?: () => void; onupgradeneeded?: () => void } =
          {};
        void opened.then(() => {
          const request = real.open(...given);
          const pass = (event: 'onsuccess' | 'onupgradeneeded') => () => {
            late.result = request.result;
            late[event]?.();
          };
          request.onsuccess = pass('onsuccess');
          request.onupgradeneeded = pass('onupgradeneeded');
        });
        return late;
      },
    });
  });

  async function subscribeLate(respond: typeof edge.respond) {
    edge.respond = respond;
    const outcome = subscribe('ada@home.test');
    await vi.advanceTimersByTimeAsync(writeTimeoutMs + slowWriteTimeoutMs);
    return outcome;
  }

  it.each([
    ['sent', (id: string) => edge.accept(id)],
    ['refused', () => Response.json({ error: 'no' }, { status: 422 })],
    ['failed', unplugged],
  ] as const)(
    'a submission reported as %s is neither reported nor sent again',
    async (status, respond) => {
      const { IDBObjectStore } = await import('fake-indexeddb');
      const put = vi.spyOn(IDBObjectStore.prototype, 'put');
      expect(await subscribeLate(respond)).toBe(status);
      open();
      await expect.poll(() => put.mock.calls.length).toBe(1);
      const { openOutbox } = await import('#outbox/outbox.ts');
      const outbox = openOutbox();
      await vi.advanceTimersByTimeAsync(70_000);
      await expect.poll(stored).toEqual([]);
      await outbox.drain({ force: true });
      expect(await outbox.takeOutcomes()).toEqual([]);
      expect(edge.calls).toHaveLength(1);
    },
  );

  it('the next press sends the same id, because the answer may have been lost', async () => {
    expect(await subscribeLate(unplugged)).toBe('failed');
    expect(await subscribeLate((id) => edge.accept(id))).toBe('sent');
    const [lost, again] = edge.calls;
    expect(again).toBe(lost);
  });

  it('what the next press stores is not discarded with the item of the first', async () => {
    expect(await subscribeLate(unplugged)).toBe('failed');
    edge.respond = unplugged;
    const again = subscribe('ada@home.test');
    open();
    expect(await again).toBe('queued');
    expect(await stored()).toMatchObject([{ id: edge.calls[0], state: 'waiting', isQueued: true }]);
  });

  it.each([
    ['queued', 0, unplugged],
    ['delayed', 60_000, () => new Response('', { status: 503, headers: { 'retry-after': '60' } })],
  ] as const)(
    'keeps what a slow disk stores after the one attempt has failed: %s',
    async (status, retryAfterMs, respond) => {
      edge.respond = respond;
      const outcome = subscribe('ada@home.test');
      await vi.advanceTimersByTimeAsync(writeTimeoutMs + slowWriteTimeoutMs - 1_000);
      expect(edge.calls).toHaveLength(1);
      open();
      expect(await outcome).toBe(status);
      const notBefore = retryAfterMs === 0 ? 0 : Date.now() + retryAfterMs;
      expect(await stored()).toMatchObject([
        { state: 'waiting', isQueued: true, attempts: 1, notBefore },
      ]);
    },
  );
});
