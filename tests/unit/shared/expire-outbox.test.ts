import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expireItem } from '#shared/expire-outbox.ts';
import { newOutboxItem } from '#shared/outbox-item.ts';
import { accepted, bodyOf, createOutboxWorld, silence } from '../../support/outbox-world.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 8, 1);
const waiting = { ...newOutboxItem(bodyOf('a'), start), isQueued: true };
const refused = { ...waiting, state: 'refused', triedAt: start + day } as const;

let world: ReturnType<typeof createOutboxWorld>;
beforeEach(() => {
  world = createOutboxWorld();
});
afterEach(() => vi.unstubAllGlobals());

it('keeps an item for 30 days and then only a notice, without the address', () => {
  expect(expireItem(waiting, start + 30 * day)).toBe(waiting);
  const expired = expireItem(waiting, start + 30 * day + 1);
  expect(expired).toMatchObject({ state: 'expired', body: null });
  expect(JSON.stringify(expired)).not.toContain('home.test');
});

it('keeps a refused item for 7 days after the answer, and never for more than 30', () => {
  expect(expireItem(refused, start + 8 * day)).toBe(refused);
  expect(expireItem(refused, start + 8 * day + 1).state).toBe('expired');
  const late = { ...refused, triedAt: start + 29 * day };
  expect(expireItem(late, start + 30 * day + 1).state).toBe('expired');
});

it('leaves receipts and notices alone', () => {
  for (const state of ['sent', 'expired'] as const) {
    const item = { ...waiting, state, body: null };
    expect(expireItem(item, start + 90 * day)).toBe(item);
  }
});

it('takes no item for old whose clock was wrong when it was written', () => {
  const written = { ...waiting, createdAt: 1_000 };
  expect(expireItem(written, start)).toEqual({ ...written, createdAt: start });
  expect(expireItem(written, 2_000)).toBe(written);
});

it('sends the oldest once more before it gives up', async () => {
  await world.queue('a');
  world.now += 31 * day;
  world.answer = accepted;
  await world.openContext().drain({ force: true });
  expect(world.calls).toEqual(['a']);
  expect(await world.find('a')).toMatchObject({ state: 'sent' });
});

it('gives up after that attempt, tells the pages, and sends nothing any more', async () => {
  await world.queue('a');
  world.now += 31 * day;
  world.answer = () => silence;
  const page = world.openContext();
  expect(await page.drain({ force: true })).toMatchObject({ waiting: 0, nextDueAt: null });
  expect(await world.find('a')).toMatchObject({ state: 'expired', body: null });
  expect(world.announcements).toBe(2);
  world.now += day;
  await page.drain({ force: true });
  expect(world.calls).toEqual(['a']);
});
