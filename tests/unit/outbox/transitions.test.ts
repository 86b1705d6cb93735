import { beforeEach, describe, expect, it } from 'vitest';
import { expireItem } from '#outbox/transitions.ts';
import { newOutboxItem } from '#outbox/item.ts';
import {
  accepted,
  bodyOf,
  createOutboxHarness,
  noResponse,
} from '../../support/fakes/outbox-harness.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 8, 1);
const waiting = { ...newOutboxItem(bodyOf('a'), start), isQueued: true };
const refused = { ...waiting, state: 'refused', triedAt: start + day } as const;

let harness: ReturnType<typeof createOutboxHarness>;
beforeEach(() => void (harness = createOutboxHarness()));

it('keeps an item for 30 days, a day more to be sure, and then only a notice, without the address', () => {
  expect(expireItem(waiting, start + 30 * day, true)).toBe(waiting);
  const noted = start + 30 * day + 1;
  const noticed = expireItem(waiting, noted, true);
  expect(noticed).toEqual({ ...waiting, expiryNoticedAt: noted });
  expect(expireItem(noticed, noted + day - 1, true)).toBe(noticed);
  const expired = expireItem(noticed, noted + day, true);
  expect(expired).toMatchObject({ state: 'expired', body: null });
  expect(JSON.stringify(expired)).not.toContain('home.test');
});

it('expires nothing that it has not just tried to send', () => {
  const noticed = { ...waiting, expiryNoticedAt: start + 31 * day };
  expect(expireItem(noticed, start + 40 * day, false)).toBe(noticed);
});

it('keeps a refused item for 7 days after the answer, and never for more than 30', () => {
  const expiryNoticedAt = start + 5 * day;
  expect(expireItem(refused, start + 8 * day, false)).toBe(refused);
  expect(expireItem(refused, start + 8 * day + 1, false)).toMatchObject({ state: 'refused' });
  const noticed = { ...refused, expiryNoticedAt };
  expect(expireItem(noticed, start + 8 * day + 1, false).state).toBe('expired');
  const late = { ...noticed, triedAt: start + 29 * day };
  expect(expireItem(late, start + 30 * day + 1, false).state).toBe('expired');
});

it('withdraws the note once the clock is right again, and writes another after a second jump', () => {
  const noticed = { ...waiting, expiryNoticedAt: start + 90 * day };
  expect(expireItem(noticed, start + day, true)).toEqual(waiting);
  expect(expireItem(noticed, start + 40 * day, true)).toEqual({
    ...waiting,
    expiryNoticedAt: start + 40 * day,
  });
});

it('leaves receipts and notices alone', () => {
  for (const state of ['sent', 'expired'] as const) {
    const item = { ...waiting, state, body: null };
    expect(expireItem(item, start + 90 * day, true)).toBe(item);
  }
});

it('does not expire an item that was written while the clock was wrong', () => {
  const written = { ...waiting, createdAt: 1_000 };
  expect(expireItem(written, start, true)).toEqual({ ...written, createdAt: start });
  expect(expireItem(written, 2_000, true)).toBe(written);
});

it('keeps a refused item for 7 days after a clock that was ahead is put right, and a waiting one as long as before', () => {
  const year = 365 * day;
  const ahead = { ...refused, createdAt: start + year, triedAt: start + year };
  const corrected = expireItem(ahead, start, false);
  expect(corrected).toEqual({ ...ahead, triedAt: start });
  const noticed = expireItem(corrected, start + 7 * day + 1, false);
  expect(expireItem(noticed, start + 8 * day + 1, false)).toMatchObject({ state: 'expired' });
  const stillWaiting = { ...waiting, createdAt: start + year, triedAt: start + year };
  expect(expireItem(stillWaiting, start, true)).toBe(stillWaiting);
});

it('sends the oldest once more before it gives up', async () => {
  await harness.queue('a');
  harness.now += 31 * day;
  harness.respond = accepted;
  await harness.openContext().drain({ force: true });
  expect(harness.calls).toEqual(['a']);
  expect(await harness.find('a')).toMatchObject({ state: 'sent' });
});

it('expires an item a day later, after one more attempt, tells the pages, and sends it no more', async () => {
  await harness.queue('a');
  harness.now += 31 * day;
  harness.respond = () => noResponse;
  const page = harness.openContext();
  expect(await page.drain({ force: true })).toMatchObject({ waiting: 1 });
  expect(await harness.find('a')).toMatchObject({ state: 'waiting' });
  harness.now += day;
  harness.announcements = 0;
  expect(await page.drain({ force: true })).toMatchObject({ waiting: 0, nextDueAt: null });
  expect(await harness.find('a')).toMatchObject({ state: 'expired', body: null });
  expect(harness.announcements).toBe(2);
  harness.now += day;
  await page.drain({ force: true });
  expect(harness.calls).toEqual(['a', 'a']);
});

describe('three wait, without a network, and the clock jumps ahead by 31 days', () => {
  beforeEach(async () => {
    await harness.queue('a', 'b', 'c');
    harness.respond = () => noResponse;
    harness.now += 31 * day;
    await harness.openContext().drain({ force: true });
  });

  it('loses nothing, and sends all three once the clock is put right', async () => {
    const page = harness.openContext();
    harness.now -= 31 * day - 60_000;
    await page.drain({ force: true });
    expect(await harness.store.list()).toMatchObject(
      ['a', 'b', 'c'].map((id) => ({ id, state: 'waiting', body: bodyOf(id) })),
    );
    harness.respond = accepted;
    harness.now += 60_000;
    expect(await page.drain({ force: true })).toMatchObject({ waiting: 0 });
    expect(new Set(harness.calls)).toEqual(new Set(['a', 'b', 'c']));
    // The expiry that was noted while the clock was wrong has no effect.
    expect(await harness.find('a')).toMatchObject({ state: 'sent' });
  });

  it('expires each item in a round that tried it, if the days have really passed', async () => {
    const page = harness.openContext();
    harness.now += day;
    const expired = async () =>
      (await harness.store.list()).filter(({ state }) => state === 'expired').map(({ id }) => id);
    for (const left of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      await page.drain();
      expect(await expired()).toEqual(left);
    }
    expect(harness.calls).toEqual(['a', 'a', 'b', 'c']);
  });

  it('lets a visitor who sends one of them do no harm to the others', async () => {
    harness.now += day;
    await harness.openContext().drain({ only: 'c' });
    expect(await harness.find('a')).toMatchObject({ state: 'waiting', body: bodyOf('a') });
    expect(await harness.find('b')).toMatchObject({ state: 'waiting', body: bodyOf('b') });
  });
});
