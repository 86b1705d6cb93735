import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { newOutboxItem } from '#outbox/item.ts';
import { createGate } from '../../support/fakes/gate.ts';
import {
  accepted,
  answered,
  bodyOf,
  createOutboxWorld,
  silence,
} from '../../support/fakes/outbox-world.ts';

let world: ReturnType<typeof createOutboxWorld>;
beforeEach(() => {
  world = createOutboxWorld();
});
afterEach(() => vi.unstubAllGlobals());

describe('one round', () => {
  it('sends every waiting item once, oldest first, and keeps only receipts', async () => {
    await world.queue('a', 'b', 'c');
    const report = await world.openContext().drain();
    expect(world.calls).toEqual(['a', 'b', 'c']);
    expect(report).toEqual({
      results: ['a', 'b', 'c'].map((id) => ({ id, outcome: 'sent' })),
      waiting: 0,
      nextDueAt: null,
    });
    expect(await world.find('a')).toMatchObject({ state: 'sent', body: null });
    expect(world.announcements).toBe(3);
  });

  it('keeps the item when the server says 500, and goes on with the next', async () => {
    await world.queue('a', 'b');
    world.answer = (id) => (id === 'a' ? answered(500) : accepted(id));
    const report = await world.openContext().drain();
    expect(world.calls).toEqual(['a', 'b']);
    expect(await world.find('a')).toMatchObject({ state: 'waiting', attempts: 1, lastStatus: 500 });
    expect(report).toMatchObject({ waiting: 1, nextDueAt: world.now + 5_000 });
  });

  it('ends when nothing answers', async () => {
    await world.queue('a', 'b');
    world.answer = () => silence;
    const report = await world.openContext().drain();
    expect(world.calls).toEqual(['a']);
    expect(report.waiting).toBe(2);
  });

  it("keeps the item behind a school filter's page", async () => {
    await world.queue('a');
    world.answer = () => ({ status: 200, data: '<h1>Blocked</h1>', retryAfter: null });
    await world.openContext().drain();
    expect(await world.find('a')).toMatchObject({ state: 'waiting', lastStatus: 200 });
  });

  it('stops trying an item that is refused, without holding up the others', async () => {
    await world.queue('a', 'b');
    world.answer = (id) => (id === 'a' ? answered(422) : accepted(id));
    const page = world.openContext();
    await page.drain();
    world.now += 3_600_000;
    await page.drain({ force: true });
    expect(world.calls).toEqual(['a', 'b']);
    expect(await world.find('a')).toMatchObject({ state: 'refused', lastStatus: 422 });
  });

  it.each([{ only: 'a' }, { force: true }])(
    'sends what is asked for ($0) from a device whose disk is full, and takes it out',
    async (options) => {
      await world.queue('a');
      world.isDiskFull = true;
      expect(await world.openContext().drain(options)).toMatchObject({
        results: [{ id: 'a', outcome: 'sent' }],
        waiting: 0,
      });
      expect(world.calls).toEqual(['a']);
    },
  );

  it('keeps what a full disk could not send, and does not try without being asked', async () => {
    await world.queue('a');
    world.isDiskFull = true;
    world.answer = () => silence;
    const page = world.openContext();
    expect(await page.drain({ force: true })).toMatchObject({ waiting: 1 });
    await expect(page.drain()).rejects.toThrow('No room');
    expect(world.calls).toEqual(['a']);
    expect(await world.find('a')).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('sends only the item that is asked for', async () => {
    await world.queue('a', 'b');
    await world.openContext().drain({ only: 'b' });
    expect(world.calls).toEqual(['b']);
  });

  it('leaves an item alone that was deleted while it was on its way', async () => {
    await world.queue('a');
    world.answer = async (id) => {
      await world.store.change('a', () => null);
      return accepted(id);
    };
    await world.openContext().drain();
    expect(await world.store.list()).toEqual([]);
  });
});

describe('many rounds', () => {
  it('makes one send per item of ten nudges in page and worker', async () => {
    await world.queue('a', 'b', 'c');
    world.answer = async (id) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return accepted(id);
    };
    const contexts = [world.openContext(), world.openContext()];
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        contexts[index % 2]?.drain({ force: true, wait: index > 4 }),
      ),
    );
    expect(world.calls.sort()).toEqual(['a', 'b', 'c']);
  });

  it('lets a visitor in between two others, and then goes on', async () => {
    await world.queue('a', 'b', 'c');
    const gate = createGate();
    world.answer = async (id) => {
      if (id === 'a') await gate.opened;
      return accepted(id);
    };
    const round = world.openContext().drain({ force: true });
    await expect.poll(() => world.calls).toEqual(['a']);
    await world.store.add(newOutboxItem(bodyOf('new'), world.now));
    const visitor = world.openContext().drain({ only: 'new' });
    gate.open();
    expect((await visitor).results).toEqual([{ id: 'new', outcome: 'sent' }]);
    expect(await round).toMatchObject({ waiting: 0, results: { length: 3 } });
    expect(world.calls).toEqual(['a', 'new', 'b', 'c']);
  });

  it('ends after silence also where a visitor came in between', async () => {
    await world.queue('a', 'b');
    const gate = createGate();
    world.answer = async () => {
      await gate.opened;
      return silence;
    };
    const round = world.openContext().drain({ force: true });
    await expect.poll(() => world.calls).toEqual(['a']);
    await world.store.add(newOutboxItem(bodyOf('new'), world.now));
    const visitor = world.openContext().drain({ only: 'new' });
    gate.open();
    await Promise.all([visitor, round]);
    expect(world.calls).toEqual(['a', 'new']);
  });

  it('writes nothing for what is not due', async () => {
    await world.queue('a', 'b');
    for (const id of ['a', 'b'])
      await world.store.change(id, (item) => ({ ...item, state: 'expired', body: null }));
    const page = world.openContext();
    const change = vi.spyOn(IDBObjectStore.prototype, 'put');
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await page.drain({ force: true });
    expect(change).not.toHaveBeenCalled();
    expect(transactions.mock.calls.map(([, mode]) => mode)).not.toContain('readwrite');
    vi.restoreAllMocks();
  });

  it('does not hammer: ten nudges in a second are one attempt', async () => {
    await world.queue('a');
    world.answer = () => answered(503);
    for (let nudge = 0; nudge < 10; nudge += 1) {
      await world.openContext().drain({ force: true });
      world.now += 99;
    }
    expect(world.calls).toHaveLength(1);
    world.now += 10;
    await world.openContext().drain({ force: true });
    expect(world.calls).toHaveLength(2);
  });

  it('delivers once after 503 three times', async () => {
    await world.queue('a');
    const page = world.openContext();
    world.answer = (id) => (world.calls.length <= 3 ? answered(503) : accepted(id));
    for (let round = 0; round < 6; round += 1) {
      const { nextDueAt } = await page.drain();
      world.now = nextDueAt ?? world.now;
    }
    expect(world.calls).toHaveLength(4);
    expect(await world.find('a')).toMatchObject({ state: 'sent', attempts: 4 });
  });

  it('honours Retry-After against every nudge', async () => {
    await world.queue('a');
    world.answer = () => answered(429, '60');
    const page = world.openContext();
    const { nextDueAt } = await page.drain();
    expect(nextDueAt).toBe(world.now + 60_000);
    world.answer = accepted;
    world.now += 59_999;
    await page.drain({ force: true });
    expect(world.calls).toHaveLength(1);
    world.now += 1;
    await page.drain();
    expect(world.calls).toHaveLength(2);
  });

  it('waits longer after each failure, and a nudge does not wait', async () => {
    await world.queue('a');
    world.answer = () => silence;
    const page = world.openContext();
    const first = await page.drain();
    expect(first.nextDueAt).toBe(world.now + 5_000);
    world.now += 4_999;
    await page.drain();
    expect(world.calls).toHaveLength(1);
    await page.drain({ force: true });
    expect(world.calls).toHaveLength(2);
    expect((await world.find('a'))?.retryAt).toBe(world.now + 15_000);
  });

  it.each([
    ['a nudge', { force: true }],
    ['a visitor', { only: 'a' }],
  ])('hears %s that comes too soon after an attempt once the gap is over', async (_who, asked) => {
    await world.queue('a');
    world.answer = () => silence;
    const page = world.openContext();
    await page.drain();
    world.answer = accepted;
    world.now += 400;
    world.announcements = 0;
    const tooSoon = await page.drain(asked);
    expect(world.calls).toHaveLength(1);
    expect(tooSoon.nextDueAt).toBe(world.now + 600);
    expect(world.announcements).toBe(1);
    world.now += 600;
    expect((await page.drain()).waiting).toBe(0);
  });

  it('hurries nobody but whom it is asked for', async () => {
    await world.queue('a', 'b');
    world.answer = () => answered(500);
    const page = world.openContext();
    await page.drain();
    const before = await world.find('b');
    await page.drain({ only: 'a' });
    expect(await world.find('b')).toEqual(before);
  });

  it('sends again what a killed browser was sending, under the same id', async () => {
    await world.queue('a');
    const server = new Set<string>();
    world.answer = (id) => {
      server.add(id);
      return new Promise(() => {});
    };
    void world.openContext().drain();
    await expect.poll(() => server.size).toBe(1);
    expect(await world.find('a')).toMatchObject({ state: 'waiting', attempts: 1 });

    // The browser died with its locks; a new one starts on the same storage.
    world.now += 30_000;
    world.answer = (id) => {
      server.add(id);
      return accepted(id);
    };
    const afterRestart = world.openContext(async (_wait, work) => ({
      status: 'done',
      value: await work(async () => false),
    }));
    await afterRestart.drain({ force: true });
    expect(world.calls).toEqual(['a', 'a']);
    expect(server).toEqual(new Set(['a']));
    expect(await world.find('a')).toMatchObject({ state: 'sent' });
  });
});
