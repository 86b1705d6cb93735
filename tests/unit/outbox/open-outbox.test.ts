import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOutboxStore } from '#outbox/open-outbox-store.ts';
import type { Outbox } from '#outbox/open-outbox.ts';
import { openOutbox } from '#outbox/open-outbox.ts';
import { createMemoryLocks } from '../../support/fakes/memory-locks.ts';
import { bodyOf } from '../../support/fakes/outbox-world.ts';

/** The mail function: remembers ids, so that a repeat is not a second mail. */
let mailed: Map<string, number>;
let respond: (id: string) => Response | Promise<Response>;
const acceptance = (id: string) => Response.json({ success: true, data: { id, status: 'sent' } });

beforeEach(() => {
  mailed = new Map();
  respond = acceptance;
  vi.stubGlobal('location', new URL('https://site.test/schools'));
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { locks: createMemoryLocks() });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { id } = JSON.parse(String(init.body)) as { id: string };
    return respond(id);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function mail(id: string): void {
  mailed.set(id, (mailed.get(id) ?? 0) + 1);
}

async function submit(tab: Outbox, id: string) {
  await tab.add(bodyOf(id));
  await tab.drain({ only: id });
  return tab.settle(id);
}

/** The moment when our own patience is over. */
function later(): void {
  vi.setSystemTime(Date.now() + 20_000);
}

describe('what the writer is told', () => {
  it('sent, and nothing is left', async () => {
    const tab = openOutbox();
    expect(await submit(tab, 'a')).toBe('sent');
    expect(await tab.peek()).toEqual({ waiting: 0, nextDueAt: null });
    expect(await tab.claim()).toEqual([]);
  });

  it('refused, and the item is taken out', async () => {
    respond = () => Response.json({ error: 'no' }, { status: 422 });
    const tab = openOutbox();
    expect(await submit(tab, 'a')).toBe('refused');
    expect((await tab.peek()).waiting).toBe(0);
  });

  it("queued, behind a filter's page", async () => {
    respond = () => new Response('<h1>Blocked</h1>', { headers: { 'content-type': 'text/html' } });
    expect(await submit(openOutbox(), 'a')).toBe('queued');
  });

  it('queued when the answer is lost, although the server has it', async () => {
    respond = (id) => {
      mail(id);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    expect(await submit(openOutbox(), 'a')).toBe('queued');
    expect(mailed).toEqual(new Map([['a', 1]]));
  });
});

describe('what comes later', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));

  it('announces a sent item to one of many tabs, once', async () => {
    const [one, two] = [openOutbox(), openOutbox()];
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    await submit(one, 'a');
    respond = acceptance;
    later();
    const worker = openOutbox();
    await worker.drain();
    const claims = await Promise.all([one.claim(), two.claim(), one.claim(), two.claim()]);
    expect(claims.flat()).toEqual([{ id: 'a', kind: 'newsletter', state: 'sent' }]);
    expect(await one.claim()).toEqual([]);
  });

  it('announces a refused item once and keeps it', async () => {
    const tab = openOutbox();
    respond = () => new Response('busy', { status: 503 });
    await submit(tab, 'a');
    respond = () => new Response('no', { status: 400 });
    later();
    await tab.drain({ force: true });
    expect(await tab.claim()).toEqual([{ id: 'a', kind: 'newsletter', state: 'refused' }]);
    expect(await tab.claim()).toEqual([]);
    expect(await openOutboxStore().list()).toMatchObject([{ id: 'a', state: 'refused' }]);
  });

  it('does not take the outcome away from a writer who still waits for it', async () => {
    const [writer, other] = [openOutbox(), openOutbox()];
    await writer.add(bodyOf('a'));
    await writer.drain({ only: 'a' });
    expect(await other.claim()).toEqual([]);
    expect(await writer.settle('a')).toBe('sent');
  });

  it('sends and announces for a writer that was closed before it could send', async () => {
    await openOutbox().add(bodyOf('a'));
    const next = openOutbox();
    await next.drain({ force: true });
    expect((await next.peek()).waiting).toBe(1);
    vi.setSystemTime(Date.now() + 61_000);
    await next.drain({ force: true });
    expect(await next.claim()).toMatchObject([{ id: 'a', state: 'sent' }]);
  });

  it('announces what a page wrote that is gone, also after the clock was set back', async () => {
    await openOutbox().add(bodyOf('a'));
    vi.setSystemTime(Date.now() + 61_000);
    const next = openOutbox();
    await next.drain({ force: true });
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await next.claim()).toMatchObject([{ id: 'a', state: 'sent' }]);
    expect(await next.list()).toEqual([]);
  });

  it('announces what was sent after the writer lost patience', async () => {
    const tab = openOutbox();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    respond = async (id) => {
      await gate;
      return acceptance(id);
    };
    await tab.add(bodyOf('a'));
    const round = tab.drain({ only: 'a' });
    expect(await tab.settle('a')).toBe('queued');
    release();
    await round;
    expect(await tab.claim()).toMatchObject([{ id: 'a', state: 'sent' }]);
  });
});

it('works on an insecure origin, which has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const tabs = [openOutbox(), openOutbox()];
  expect(await Promise.all(tabs.map((tab, index) => submit(tab, `id-${index}`)))).toEqual([
    'sent',
    'sent',
  ]);
});
