import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createOutboxRounds } from '#features/outbox/outbox-rounds.ts';
import { subscribeToOutbox } from '#outbox/channel.ts';
import { type Outbox, openOutbox } from '#outbox/outbox.ts';
import { bodyOf } from '../../../support/fakes/outbox-harness.ts';
import { denied, stubMailEdge, unplugged } from '../../../support/fakes/mail-edge.ts';

let edge: ReturnType<typeof stubMailEdge>;
let outbox: Outbox;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  edge = stubMailEdge();
  outbox = openOutbox();
  edge.respond = unplugged;
  await outbox.add(bodyOf('a'));
  await outbox.drain({ only: 'a' });
  await outbox.settle('a');
  edge.calls.length = 0;
});

const loadOutbox = vi.fn<() => Promise<Outbox>>(async () => outbox);

function openPage(isVisible = true, mayHold = true) {
  const page = { isVisible, shown: [] as string[], entryReads: 0 };
  const rounds = createOutboxRounds({
    loadOutbox,
    mayHoldItems: async () => mayHold,
    isVisible: () => page.isVisible,
    readEntries: async () => void (page.entryReads += 1),
    show: (state) => page.shown.push(state),
  });
  return { ...rounds, page };
}

const setTimeoutReal = globalThis.setTimeout;

/** Waits long enough to read and write items; only for tests that nothing more happens. */
const settle = () => new Promise((resolve) => setTimeoutReal(resolve, 50));

it('sends on a flush and says so once', async () => {
  const { flush, page } = openPage();
  edge.respond = edge.accept;
  await vi.advanceTimersByTimeAsync(2_000);
  flush();
  flush();
  await expect.poll(() => page.shown).toEqual(['sent']);
  expect(edge.calls).toEqual(['a']);
});

it('sends by itself when the item becomes due', async () => {
  const { refresh, page } = openPage();
  refresh();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  expect(edge.calls).toEqual([]);
  edge.respond = edge.accept;
  await vi.advanceTimersByTimeAsync(6_100);
  await expect.poll(() => page.shown).toEqual(['sent']);
  expect(edge.calls).toEqual(['a']);
});

it('sends what another page stored and could not send before it was closed', async () => {
  await outbox.discard('a');
  const { refresh } = openPage();
  const unsubscribe = subscribeToOutbox(refresh);
  edge.respond = edge.accept;
  const writer = openOutbox();
  await writer.add(bodyOf('b'));
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await settle();
  expect(edge.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => edge.calls).toEqual(['b']);
  unsubscribe();
});

it.each(['getAll', 'put'] as const)(
  'sends by itself a minute after storage failed once (%s)',
  async (method) => {
    const { refresh, page } = openPage();
    const failure = vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
      throw new DOMException('Interrupted', 'UnknownError');
    });
    refresh();
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(6_100);
    await expect.poll(() => failure.mock.calls.length).toBeGreaterThan(0);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    failure.mockRestore();
    edge.respond = edge.accept;
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => page.shown).toEqual(['sent']);
    expect(edge.calls).toEqual(['a']);
  },
);

it('says in a visible page what a hidden one or the worker sent', async () => {
  const hidden = openPage(false);
  const visible = openPage();
  edge.respond = edge.accept;
  await vi.advanceTimersByTimeAsync(2_000);
  hidden.flush();
  await expect.poll(() => edge.calls).toEqual(['a']);
  await expect.poll(async () => (await outbox.list())[0]?.state).toBe('sent');
  expect(hidden.page.shown).toEqual([]);
  visible.refresh();
  await expect.poll(() => visible.page.shown).toEqual(['sent']);
});

it('announces a later refusal once', async () => {
  const { flush, page } = openPage();
  edge.respond = () => new Response('no', { status: 400 });
  await vi.advanceTimersByTimeAsync(2_000);
  flush();
  await expect.poll(() => page.shown).toEqual(['refused']);
  await vi.advanceTimersByTimeAsync(60_000);
  flush();
  await settle();
  expect(edge.calls).toEqual(['a']);
  expect(page.shown).toEqual(['refused']);
});

it.each([
  ['422', 'refused', () => Response.json({ error: 'no' }, { status: 422 })],
  ['200', 'sent', (id: string) => edge.accept(id)],
] as const)(
  'announces the outcome for a closed page as soon as nobody waits for it: %s',
  async (_status, state, respond) => {
    await outbox.discard('a');
    await outbox.add(bodyOf('b'));
    const { flush, page } = openPage();
    const hidden = openPage(false);
    edge.respond = respond;
    await vi.advanceTimersByTimeAsync(15_000);
    flush();
    await expect.poll(async () => (await outbox.list())[0]?.state).toBe(state);
    hidden.refresh();
    await expect.poll(() => vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(40_000);
    await settle();
    expect(page).toMatchObject({ shown: [], entryReads: 0 });
    await vi.advanceTimersByTimeAsync(6_000);
    await expect.poll(() => page).toMatchObject({ shown: [state], entryReads: 1 });
    await expect.poll(() => hidden.page.entryReads).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  },
);

it('stays silent when storage is denied', async () => {
  const { flush } = openPage();
  vi.stubGlobal('indexedDB', { open: denied });
  outbox = openOutbox();
  flush();
  await settle();
});

it('loads no code where nothing can wait', async () => {
  const { flush, refresh } = openPage(true, false);
  flush();
  refresh();
  await settle();
  expect(loadOutbox).not.toHaveBeenCalled();
});
