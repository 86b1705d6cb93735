import { describe, expect, it } from 'vitest';
import { type OutboxItem, newOutboxItem } from '#outbox/item.ts';
import {
  dueAt,
  withoutBackoff,
  isDue,
  retryDelay,
  parseRetryAfter,
  summariseOutbox,
} from '#outbox/schedule.ts';

const now = 1_000_000_000;
const body = { to: 't', subject: 's', html: 'h', from: 'f', id: 'a' };

function item(change: Partial<OutboxItem>): OutboxItem {
  return { ...newOutboxItem(body, now - 60_000), isQueued: true, attempts: 1, ...change };
}

const fresh = (age: number) => ({ isQueued: false, attempts: 0, createdAt: now - age });

it.each([
  ['a waiting item', {}, {}, true],
  ['a refused item, even by a flush', { state: 'refused' }, { force: true }, false],
  ['a sent item', { state: 'sent', body: null }, { force: true }, false],
  ['our own backoff', { retryAt: now + 1 }, {}, false],
  ['a flush ignores our backoff', { retryAt: now + 1 }, { force: true }, true],
  ['the writer ignores our backoff', { retryAt: now + 1 }, { only: 'a' }, true],
  ["the server's wait, even by a flush", { notBefore: now + 1 }, { force: true }, false],
  ["the server's wait, even by its writer", { notBefore: now + 1 }, { only: 'a' }, false],
  ["the server's wait is over", { notBefore: now }, {}, true],
  ["the server's longest wait", { notBefore: now + 3_600_000 }, { force: true }, false],
  ["a server's wait from a clock that was ahead", { notBefore: now + 3_600_001 }, {}, true],
  ['our own backoff from a clock that was ahead', { retryAt: now + 3_600_001 }, {}, true],
  ['an attempt less than a second ago', { triedAt: now - 999 }, { force: true }, false],
  ['an attempt a second ago', { triedAt: now - 1000 }, { force: true }, true],
  ['another item', {}, { only: 'b' }, false],
  ['a fresh one belongs to its writer', fresh(100), { force: true }, false],
  ['a fresh one for its writer', fresh(0), { only: 'a' }, true],
  ['a fresh one whose writer is gone', fresh(15_000), {}, true],
  ['one that its writer is sending', { ...fresh(9_000), attempts: 1 }, {}, false],
  ['one that a reloaded page was sending', { ...fresh(9_000), attempts: 1 }, { force: true }, true],
  ['one of a clock that was ahead', { triedAt: now + 9_000, notBefore: now + 9_500_000 }, {}, true],
] as const)('isDue %s', (_name, change, options, expected) => {
  expect(isDue(item(change), now, options)).toBe(expected);
});

it('withoutBackoff is due when the gap after the last attempt is over, not when its backoff ends', () => {
  const tried = item({ triedAt: now - 400, retryAt: now + 14_600 });
  expect(dueAt(withoutBackoff(tried))).toBe(now + 600);
});

it('withoutBackoff still waits as long as the server asked for', () => {
  const asked = item({ triedAt: now, retryAt: now + 15_000, notBefore: now + 9_000 });
  expect(dueAt(withoutBackoff(asked))).toBe(now + 9_000);
});

it.each([
  ['one that is due as soon', { triedAt: now, retryAt: now + 900 }],
  ['one that was refused', { state: 'refused', triedAt: now, retryAt: now + 15_000 }],
] as const)('withoutBackoff leaves %s alone', (_name, change) => {
  const same = item(change);
  expect(withoutBackoff(same)).toBe(same);
});

describe('the next round', () => {
  const sent = { ...fresh(10_000), attempts: 1, state: 'sent', body: null } as const;
  it.each([
    ['none for an item whose outcome any page announces', [{ state: 'refused' }], null],
    ['when the writer of a refused item is gone', [{ ...sent, state: 'refused' }], now + 50_001],
    ['when the writer of a sent item is gone', [sent], now + 50_001],
    ['none once that time has passed, even if no page could announce it', [fresh(60_001)], null],
    [
      'when the first item becomes due',
      [sent, { state: 'waiting', triedAt: now, retryAt: now + 5_000 }],
      now + 5_000,
    ],
  ] as const)('%s', (_name, changes, nextDueAt) => {
    const items = changes.map((change) => item({ state: 'sent', ...change }));
    expect(summariseOutbox(items, now).nextDueAt).toBe(nextDueAt);
  });
});

it('grows from five seconds to a quarter of an hour', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => retryDelay(attempts, () => 0.5));
  expect(delays).toEqual([5_000, 15_000, 45_000, 135_000, 405_000, 900_000, 900_000, 900_000]);
});

it('spreads by a fifth to either side', () => {
  expect(retryDelay(1, () => 0)).toBe(4_000);
  expect(retryDelay(1, () => 1)).toBe(6_000);
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2025-06-01T10:00:00Z');
  it.each([
    ['no header', null, 0],
    ['seconds', '20', 20_000],
    ['seconds with spaces', ' 2 ', 2_000],
    ['a date', 'Sun, 01 Jun 2025 10:01:00 GMT', 60_000],
    ['a date that has passed', 'Sun, 01 Jun 2025 09:00:00 GMT', 0],
    ['more than an hour', '999999', 3_600_000],
    ['a number without end', '9'.repeat(400), 0],
    ['a negative number', '-5', 0],
    ['nonsense', 'soon', 0],
    ['nothing', '', 0],
  ] as const)('%s', (_name, header, wait) => expect(parseRetryAfter(header, now)).toBe(wait));
});
