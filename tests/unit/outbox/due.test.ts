import { describe, expect, it } from 'vitest';
import { dueAt, hurried, isDue } from '#outbox/due.ts';
import type { OutboxItem } from '#outbox/item.ts';
import { newOutboxItem } from '#outbox/item.ts';

const now = 1_000_000_000;
const body = { to: 't', subject: 's', html: 'h', from: 'f', id: 'a' };

function item(change: Partial<OutboxItem>): OutboxItem {
  return { ...newOutboxItem(body, now - 60_000), isQueued: true, attempts: 1, ...change };
}

describe('isDue', () => {
  it.each([
    ['a waiting item', {}, {}, true],
    ['a refused item, even by a nudge', { state: 'refused' }, { force: true }, false],
    ['a sent item', { state: 'sent', body: null }, { force: true }, false],
    ['our own patience', { retryAt: now + 1 }, {}, false],
    ['a nudge overrules our patience', { retryAt: now + 1 }, { force: true }, true],
    ['the writer overrules our patience', { retryAt: now + 1 }, { only: 'a' }, true],
    ["the server's wait, even by a nudge", { notBefore: now + 1 }, { force: true }, false],
    ["the server's wait, even by its writer", { notBefore: now + 1 }, { only: 'a' }, false],
    ["the server's wait is over", { notBefore: now }, {}, true],
    ['an attempt less than a second ago', { triedAt: now - 999 }, { force: true }, false],
    ['an attempt a second ago', { triedAt: now - 1000 }, { force: true }, true],
    ['another item', {}, { only: 'b' }, false],
    [
      'a fresh one belongs to its writer',
      { isQueued: false, attempts: 0, createdAt: now - 100 },
      { force: true },
      false,
    ],
    [
      'a fresh one for its writer',
      { isQueued: false, attempts: 0, createdAt: now },
      { only: 'a' },
      true,
    ],
    [
      'a fresh one whose writer is gone',
      { isQueued: false, attempts: 0, createdAt: now - 15_000 },
      {},
      true,
    ],
    [
      'a clock set back does not silence it',
      { triedAt: now + 9_000_000, notBefore: now + 9_500_000 },
      {},
      true,
    ],
  ] as const)('%s', (_name, change, options, expected) => {
    expect(isDue(item(change), now, options)).toBe(expected);
  });
});

it('is due from the moment that dueAt names', () => {
  const waiting = item({ retryAt: now + 7_000, notBefore: now + 3_000 });
  expect(dueAt(waiting)).toBe(now + 7_000);
  expect(isDue(waiting, now + 6_999, {})).toBe(false);
  expect(isDue(waiting, now + 7_000, {})).toBe(true);
});

describe('hurried', () => {
  it('is due when the gap after the last attempt is over, not when its patience ends', () => {
    const tried = item({ triedAt: now - 400, retryAt: now + 14_600 });
    expect(dueAt(hurried(tried))).toBe(now + 600);
  });

  it('still waits as long as the server asked for', () => {
    const asked = item({ triedAt: now, retryAt: now + 15_000, notBefore: now + 9_000 });
    expect(dueAt(hurried(asked))).toBe(now + 9_000);
  });

  it.each([
    ['one that is due as soon', { triedAt: now, retryAt: now + 900 }],
    ['one that was refused', { state: 'refused', triedAt: now, retryAt: now + 15_000 }],
  ] as const)('leaves %s alone', (_name, change) => {
    const same = item(change);
    expect(hurried(same)).toBe(same);
  });
});
