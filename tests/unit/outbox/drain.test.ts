import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { createOutboxLock } from '#outbox/drain.ts';
import { newOutboxItem } from '#outbox/item.ts';
import { createDeferred } from '../../support/fakes/deferred.ts';
import {
  accepted,
  responded,
  bodyOf,
  createOutboxHarness,
  noResponse,
} from '../../support/fakes/outbox-harness.ts';
import { createMemoryLocks } from '../../support/fakes/memory-locks.ts';

let harness: ReturnType<typeof createOutboxHarness>;
beforeEach(() => void (harness = createOutboxHarness()));

describe('one round', () => {
  it('sends every waiting item once, oldest first, and keeps only receipts', async () => {
    await harness.queue('a', 'b', 'c');
    const report = await harness.openContext().drain();
    expect(harness.calls).toEqual(['a', 'b', 'c']);
    expect(report).toEqual({
      results: ['a', 'b', 'c'].map((id) => ({ id, outcome: 'sent' })),
      waiting: 0,
      nextDueAt: null,
    });
    expect(await harness.find('a')).toMatchObject({ state: 'sent', body: null });
    expect(harness.announcements).toBe(3);
  });

  it('keeps the item when the server says 500, and continues with the next', async () => {
    await harness.queue('a', 'b');
    harness.respond = (id) => (id === 'a' ? responded(500) : accepted(id));
    const report = await harness.openContext().drain();
    expect(harness.calls).toEqual(['a', 'b']);
    expect(await harness.find('a')).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastStatus: 500,
    });
    expect(report).toMatchObject({ waiting: 1, nextDueAt: harness.now + 5_000 });
  });

  it('ends when nothing answers', async () => {
    await harness.queue('a', 'b');
    harness.respond = () => noResponse;
    const report = await harness.openContext().drain();
    expect(harness.calls).toEqual(['a']);
    expect(report.waiting).toBe(2);
  });

  it('stops trying an item that is refused, without holding up the others', async () => {
    await harness.queue('a', 'b');
    harness.respond = (id) => (id === 'a' ? responded(422) : accepted(id));
    const page = harness.openContext();
    await page.drain();
    harness.now += 3_600_000;
    await page.drain({ force: true });
    expect(harness.calls).toEqual(['a', 'b']);
    expect(await harness.find('a')).toMatchObject({ state: 'refused', lastStatus: 422 });
  });

  it('keeps what a filter refuses, and sends it once the filter is gone', async () => {
    await harness.queue('a');
    const page = harness.openContext();
    for (const status of [403, 407, 404]) {
      harness.respond = () => responded(status);
      harness.now += 3_600_000;
      await page.drain({ force: true });
      expect(await harness.find('a')).toMatchObject({ state: 'waiting', lastStatus: status });
    }
    harness.respond = accepted;
    harness.now += 3_600_000;
    expect(await page.drain({ force: true })).toMatchObject({ waiting: 0 });
  });

  it.each([
    ['keeps what a filter refuses soon after the page that wrote it is gone', {}, 'waiting'],
    ['gives up what is refused while its visitor is at the form', { only: 'a' }, 'refused'],
  ] as const)('%s', async (_name, asked, state) => {
    const item = newOutboxItem(bodyOf('a'), harness.now - 2_000);
    await harness.store.add({ ...item, attempts: 1, triedAt: harness.now - 1_000 });
    harness.respond = () => responded(403);
    await harness.openContext().drain({ force: true, ...asked });
    expect(harness.calls).toEqual(['a']);
    expect(await harness.find('a')).toMatchObject({ state, lastStatus: 403 });
  });

  it.each([{ only: 'a' }, { force: true }])(
    'sends what is asked for ($0) from a device whose disk is full, and deletes it',
    async (options) => {
      await harness.queue('a');
      harness.isDiskFull = true;
      expect(await harness.openContext().drain(options)).toMatchObject({
        results: [{ id: 'a', outcome: 'sent' }],
        waiting: 0,
      });
      expect(harness.calls).toEqual(['a']);
    },
  );

  it('keeps what a full disk could not send, and does not try without being asked', async () => {
    await harness.queue('a');
    harness.isDiskFull = true;
    harness.respond = () => noResponse;
    const page = harness.openContext();
    expect(await page.drain({ force: true })).toMatchObject({ waiting: 1 });
    await expect(page.drain()).rejects.toThrow('No room');
    expect(harness.calls).toEqual(['a']);
    expect(await harness.find('a')).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('leaves an item alone that was deleted while it was on its way', async () => {
    await harness.queue('a');
    harness.respond = async (id) => {
      await harness.store.change('a', () => null);
      return accepted(id);
    };
    await harness.openContext().drain();
    expect(await harness.store.list()).toEqual([]);
  });
});

describe('many rounds', () => {
  it('sends each item once for ten flushes in page and worker', async () => {
    await harness.queue('a', 'b', 'c');
    const released = createDeferred();
    harness.respond = async (id) => {
      await released.promise;
      return accepted(id);
    };
    const contexts = [harness.openContext(), harness.openContext()];
    const rounds = Array.from({ length: 10 }, (_, index) =>
      contexts[index % 2]?.drain({ force: true, wait: index > 4 }),
    );
    await expect.poll(() => harness.calls).toHaveLength(1);
    released.resolve();
    await Promise.all(rounds);
    expect(harness.calls.sort()).toEqual(['a', 'b', 'c']);
  });

  it('sends a new submission between two others, and then goes on', async () => {
    await harness.queue('a', 'b', 'c');
    const released = createDeferred();
    harness.respond = async (id) => {
      if (id === 'a') await released.promise;
      return accepted(id);
    };
    const round = harness.openContext().drain({ force: true });
    await expect.poll(() => harness.calls).toEqual(['a']);
    await harness.store.add(newOutboxItem(bodyOf('new'), harness.now));
    const visitor = harness.openContext().drain({ only: 'new' });
    released.resolve();
    expect((await visitor).results).toEqual([{ id: 'new', outcome: 'sent' }]);
    expect(await round).toMatchObject({ waiting: 0, results: { length: 3 } });
    expect(harness.calls).toEqual(['a', 'new', 'b', 'c']);
  });

  it('ends after noResponse also where a visitor came in between', async () => {
    await harness.queue('a', 'b');
    const released = createDeferred();
    harness.respond = async () => {
      await released.promise;
      return noResponse;
    };
    const round = harness.openContext().drain({ force: true });
    await expect.poll(() => harness.calls).toEqual(['a']);
    await harness.store.add(newOutboxItem(bodyOf('new'), harness.now));
    const visitor = harness.openContext().drain({ only: 'new' });
    released.resolve();
    await Promise.all([visitor, round]);
    expect(harness.calls).toEqual(['a', 'new']);
  });

  it('sends a new submission after 30 s although a suspended tab has the lock', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await harness.queue('a');
    harness.respond = (id) => (id === 'a' ? new Promise(() => {}) : accepted(id));
    void harness.openContext().drain({ force: true });
    await vi.waitUntil(() => harness.calls.length === 1, { timeout: 20_000 });
    await harness.store.add(newOutboxItem(bodyOf('new'), harness.now));
    const visitor = harness.openContext().drain({ only: 'new' });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(harness.calls).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await visitor).results).toEqual([{ id: 'new', outcome: 'sent' }]);
  });

  it('writes nothing for what is not due', async () => {
    await harness.queue('a', 'b');
    for (const id of ['a', 'b'])
      await harness.store.change(id, (item) => ({ ...item, state: 'expired', body: null }));
    const page = harness.openContext();
    const change = vi.spyOn(IDBObjectStore.prototype, 'put');
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await page.drain({ force: true });
    expect(change).not.toHaveBeenCalled();
    expect(transactions.mock.calls.map(([, mode]) => mode)).not.toContain('readwrite');
  });

  it('honours Retry-After against every flush', async () => {
    await harness.queue('a');
    harness.respond = () => responded(429, '60');
    const page = harness.openContext();
    const { nextDueAt } = await page.drain();
    expect(nextDueAt).toBe(harness.now + 60_000);
    harness.respond = accepted;
    harness.now += 59_999;
    await page.drain({ force: true });
    expect(harness.calls).toHaveLength(1);
    harness.now += 1;
    await page.drain();
    expect(harness.calls).toHaveLength(2);
  });

  it('sends after the clock was put right and the browser killed in the first attempt since', async () => {
    await harness.queue('a');
    const year = 365 * 86_400_000;
    harness.now += year;
    harness.respond = () => responded(429, '60');
    await harness.openContext().drain();
    harness.now -= year;
    harness.respond = () => new Promise(() => {});
    void harness.openContext().drain({ force: true });
    await expect.poll(() => harness.calls).toEqual(['a', 'a']);

    harness.now += 60_000;
    harness.respond = accepted;
    const afterRestart = harness.openContext(createOutboxLock(undefined));
    expect(await afterRestart.drain()).toMatchObject({ waiting: 0 });
    expect(harness.calls).toEqual(['a', 'a', 'a']);
  });

  it('sends without the lock where the browser refuses it, and reports what the round itself throws', async () => {
    const refused = new DOMException('No', 'SecurityError');
    const locks = { request: () => Promise.reject(refused), query: () => Promise.reject(refused) };
    await harness.queue('a');
    const page = harness.openContext(createOutboxLock(locks));
    expect(await page.drain()).toMatchObject({ waiting: 0 });
    expect(harness.calls).toEqual(['a']);
    const work = () => Promise.reject(new Error('Broken'));
    const lock = createOutboxLock(createMemoryLocks());
    await expect(lock(true, work)).rejects.toThrow('Broken');
  });

  it('waits longer after each failure, and a flush does not wait', async () => {
    await harness.queue('a');
    harness.respond = () => noResponse;
    const page = harness.openContext();
    const first = await page.drain();
    expect(first.nextDueAt).toBe(harness.now + 5_000);
    harness.now += 4_999;
    await page.drain();
    expect(harness.calls).toHaveLength(1);
    await page.drain({ force: true });
    expect(harness.calls).toHaveLength(2);
    expect((await harness.find('a'))?.retryAt).toBe(harness.now + 15_000);
  });

  it.each([
    ['a flush', { force: true }],
    ['a visitor', { only: 'a' }],
  ])('acts on %s too soon after an attempt once the gap is over', async (_who, asked) => {
    await harness.queue('a');
    harness.respond = () => noResponse;
    const page = harness.openContext();
    await page.drain();
    harness.respond = accepted;
    harness.now += 400;
    harness.announcements = 0;
    const tooSoon = await page.drain(asked);
    expect(harness.calls).toHaveLength(1);
    expect(tooSoon.nextDueAt).toBe(harness.now + 600);
    expect(harness.announcements).toBe(1);
    harness.now += 600;
    expect((await page.drain()).waiting).toBe(0);
  });

  it('sends again what a killed browser or a replaced worker was sending, under the same id', async () => {
    await harness.queue('a');
    const server = new Set<string>();
    harness.respond = (id) => {
      server.add(id);
      return new Promise(() => {});
    };
    void harness.openContext().drain();
    await expect.poll(() => server.size).toBe(1);
    expect(await harness.find('a')).toMatchObject({ state: 'waiting', attempts: 1 });

    // The killed context's locks are gone, but its stored items remain.
    harness.now += 30_000;
    harness.respond = (id) => {
      server.add(id);
      return accepted(id);
    };
    const afterRestart = harness.openContext(createOutboxLock(undefined));
    await afterRestart.drain({ force: true });
    expect(harness.calls).toEqual(['a', 'a']);
    expect(server).toEqual(new Set(['a']));
    expect(await harness.find('a')).toMatchObject({ state: 'sent' });
  });
});
