import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOutbox } from '#outbox/open-outbox.ts';
import { openOutboxStore } from '#outbox/open-outbox-store.ts';
import { isOutboxFull, outboxLimit } from '#outbox/limit.ts';
import { newOutboxItem } from '#outbox/item.ts';
import { createGate } from '../../support/fakes/gate.ts';
import { createMemoryLocks } from '../../support/fakes/memory-locks.ts';
import { bodyOf } from '../../support/fakes/outbox-world.ts';

/** What the visitor can do with a stored item. */
let respond: (id: string) => Response | Promise<Response>;
const accept = (id: string) => Response.json({ success: true, data: { id, status: 'sent' } });

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.test/offline'));
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { locks: createMemoryLocks() });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { id } = JSON.parse(String(init.body)) as { id: string };
    return respond(id);
  });
  respond = accept;
});
afterEach(() => vi.unstubAllGlobals());

async function refused(id: string) {
  const item = newOutboxItem(bodyOf(id), Date.now());
  const answered = { state: 'refused', lastStatus: 422, attempts: 1, triedAt: Date.now() } as const;
  await openOutboxStore().add({ ...item, ...answered, isQueued: true, isAnnounced: true });
}

it('lists what is stored, and takes one off', async () => {
  const outbox = openOutbox();
  await outbox.add(bodyOf('a'));
  await outbox.add(bodyOf('b'));
  await outbox.remove('a');
  expect(await outbox.list()).toMatchObject([{ id: 'b' }]);
});

it('sends a refused one again when asked to, and announces that outcome', async () => {
  await refused('a');
  const outbox = openOutbox();
  await outbox.retry('a');
  expect(await outbox.list()).toMatchObject([{ id: 'a', state: 'waiting', attempts: 0 }]);
  await outbox.drain({ only: 'a' });
  expect(await outbox.claim()).toMatchObject([{ id: 'a', state: 'sent' }]);
  expect(await outbox.list()).toEqual([]);
});

it('does not take back what was sent while Delete was pressed', async () => {
  const outbox = openOutbox();
  await outbox.add(bodyOf('a'));
  await outbox.settle('a');
  const [asked, answer] = [createGate(), createGate()];
  respond = (id) => {
    asked.open();
    return answer.opened.then(() => accept(id));
  };
  const round = outbox.drain({ only: 'a' });
  await asked.opened;
  const removal = outbox.remove('a');
  answer.open();
  await Promise.all([round, removal]);
  expect(await outbox.claim()).toMatchObject([{ id: 'a', state: 'sent' }]);
});

it(`keeps at most ${outboxLimit} addresses; receipts and notices do not count`, async () => {
  const store = openOutboxStore();
  for (let count = 0; count < outboxLimit; count += 1)
    await store.add(newOutboxItem(bodyOf(`id-${count}`), 1));
  expect(isOutboxFull(await store.list())).toBe(true);
  await expect(openOutbox().add(bodyOf('more'))).rejects.toThrow('full');
  await store.change('id-0', (item) => ({ ...item, state: 'expired', body: null }));
  await openOutbox().add(bodyOf('more'));
  expect(await store.list()).toHaveLength(outboxLimit + 1);
});
