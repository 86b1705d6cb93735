import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOutboxFull, outboxLimit, newOutboxItem } from '#outbox/item.ts';
import { type Outbox, openOutbox } from '#outbox/outbox.ts';
import { openOutboxStore } from '#outbox/store.ts';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { stubMailEdge, unplugged } from '../../support/fakes/mail-edge.ts';
import { bodyOf } from '../../support/fakes/outbox-harness.ts';

let edge: ReturnType<typeof stubMailEdge>;
beforeEach(() => void (edge = stubMailEdge()));

async function submit(tab: Outbox, id: string) {
  await tab.add(bodyOf(id));
  await tab.drain({ only: id });
  return tab.settle(id);
}

/** Moves the clock past our own backoff. */
function later(): void {
  vi.setSystemTime(Date.now() + 20_000);
}

async function storeRefused(id: string) {
  const item = newOutboxItem(bodyOf(id), Date.now());
  const responded = {
    state: 'refused',
    lastStatus: 422,
    attempts: 1,
    triedAt: Date.now(),
  } as const;
  await openOutboxStore().add({ ...item, ...responded, isQueued: true, isAnnounced: true });
}

describe('what comes later', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));

  it('announces a sent item to one of many tabs, once', async () => {
    const [one, two] = [openOutbox(), openOutbox()];
    edge.respond = unplugged;
    expect(await submit(one, 'a')).toBe('queued');
    edge.respond = edge.accept;
    later();
    const worker = openOutbox();
    await worker.drain();
    const claims = await Promise.all([
      one.takeOutcomes(),
      two.takeOutcomes(),
      one.takeOutcomes(),
      two.takeOutcomes(),
    ]);
    expect(claims.flat()).toEqual([{ id: 'a', kind: 'newsletter', state: 'sent' }]);
    expect(await one.takeOutcomes()).toEqual([]);
  });

  it('announces a refused item once and keeps it', async () => {
    const tab = openOutbox();
    edge.respond = () => new Response('busy', { status: 503 });
    await submit(tab, 'a');
    edge.respond = () => new Response('no', { status: 400 });
    later();
    await tab.drain({ force: true });
    expect(await tab.takeOutcomes()).toEqual([{ id: 'a', kind: 'newsletter', state: 'refused' }]);
    expect(await tab.takeOutcomes()).toEqual([]);
    expect(await openOutboxStore().list()).toMatchObject([{ id: 'a', state: 'refused' }]);
  });

  it('does not take the outcome away from a writer who still waits for it', async () => {
    const [writer, other] = [openOutbox(), openOutbox()];
    await writer.add(bodyOf('a'));
    await writer.drain({ only: 'a' });
    expect(await other.takeOutcomes()).toEqual([]);
    expect(await writer.settle('a')).toBe('sent');
  });

  it('sends and announces for a writer that was closed before it could send', async () => {
    await openOutbox().add(bodyOf('a'));
    const next = openOutbox();
    await next.drain({ force: true });
    expect((await next.peek()).waiting).toBe(1);
    vi.setSystemTime(Date.now() + 61_000);
    await next.drain({ force: true });
    expect(await next.takeOutcomes()).toMatchObject([{ id: 'a', state: 'sent' }]);
  });

  it('announces a submission of a page that was closed, also after the clock was set back', async () => {
    await openOutbox().add(bodyOf('a'));
    vi.setSystemTime(Date.now() + 61_000);
    const next = openOutbox();
    await next.drain({ force: true });
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await next.takeOutcomes()).toMatchObject([{ id: 'a', state: 'sent' }]);
    expect(await next.list()).toEqual([]);
  });

  it.each([
    ['the clock was set back', -3_600_000],
    ['its page was suspended', 61_000],
  ])(
    'tells the writer that another tab sent the item and announced it: %s',
    async (_why, passed) => {
      const [writer, other] = [openOutbox(), openOutbox()];
      await writer.add(bodyOf('a'));
      vi.setSystemTime(Date.now() + passed);
      await other.drain({ force: true });
      expect(await other.takeOutcomes()).toMatchObject([{ id: 'a', state: 'sent' }]);
      await writer.drain({ only: 'a' });
      expect(await writer.settle('a')).toBe('sent');
      expect(edge.calls).toEqual(['a']);
    },
  );

  it('announces what was sent after the writer gave up waiting', async () => {
    const tab = openOutbox();
    const released = createDeferred();
    edge.respond = async (id) => {
      await released.promise;
      return edge.accept(id);
    };
    await tab.add(bodyOf('a'));
    const round = tab.drain({ only: 'a' });
    expect(await tab.settle('a')).toBe('queued');
    released.resolve();
    await round;
    expect(await tab.takeOutcomes()).toMatchObject([{ id: 'a', state: 'sent' }]);
  });
});

it('sends a refused item again when asked to, and announces that outcome', async () => {
  await storeRefused('a');
  const outbox = openOutbox();
  await outbox.retry('a');
  expect(await outbox.list()).toMatchObject([{ id: 'a', state: 'waiting', attempts: 0 }]);
  await outbox.drain({ only: 'a' });
  expect(await outbox.takeOutcomes()).toMatchObject([{ id: 'a', state: 'sent' }]);
  expect(await outbox.list()).toEqual([]);
});

it('does not take back what was sent while Delete was pressed', async () => {
  const outbox = openOutbox();
  await outbox.add(bodyOf('a'));
  await outbox.settle('a');
  const [asked, answered] = [createDeferred(), createDeferred()];
  edge.respond = (id) => {
    asked.resolve();
    return answered.promise.then(() => edge.accept(id));
  };
  const round = outbox.drain({ only: 'a' });
  await asked.promise;
  const removal = outbox.remove('a');
  answered.resolve();
  await Promise.all([round, removal]);
  expect(await outbox.takeOutcomes()).toMatchObject([{ id: 'a', state: 'sent' }]);
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

it('works on an insecure origin, which has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const tabs = [openOutbox(), openOutbox()];
  expect(await Promise.all(tabs.map((tab, index) => submit(tab, `id-${index}`)))).toEqual([
    'sent',
    'sent',
  ]);
});
