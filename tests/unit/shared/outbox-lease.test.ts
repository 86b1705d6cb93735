import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLease } from '#shared/outbox-lease.ts';
import { createStrictStore } from '#shared/strict-store.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let holders = 0;
function openTab() {
  return createLease(createStrictStore('outbox-lease', 'leases'), () => `tab-${(holders += 1)}`);
}

it('lets one tab work at a time and makes the patient ones wait', async () => {
  let working = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (working += 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    working -= 1;
  };
  const outcomes = await Promise.all(
    [openTab(), openTab(), openTab()].map((lease) => lease(true, work)),
  );
  expect(most).toBe(1);
  expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
});

it('says busy at once to those who do not wait, and is free again after a failure', async () => {
  let end = () => {};
  const failing = openTab()(
    true,
    () => new Promise((_, reject) => (end = () => reject(new Error('x')))),
  );
  await expect.poll(() => openTab()(false, async () => 1)).toEqual({ status: 'busy' });
  end();
  await expect(failing).rejects.toThrow('x');
  expect(await openTab()(false, async () => 1)).toEqual({ status: 'done', value: 1 });
});

it('passes to another when its holder died', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
  void openTab()(true, () => new Promise(() => {}));
  await expect.poll(() => openTab()(false, async () => 1)).toEqual({ status: 'busy' });
  // A dead tab renews nothing: its interval never fires here.
  vi.setSystemTime(Date.now() + 10_001);
  expect(await openTab()(false, async () => 1)).toEqual({ status: 'done', value: 1 });
});
