import { describe, expect, it } from 'vitest';
import { countEntries, maskAddress, toEntries } from '#features/outbox/entries.ts';
import { entryNote } from '#pages/offline/entry-note.ts';
import { newOutboxItem } from '#outbox/item.ts';
import { bodyOf } from '../../../support/fakes/outbox-harness.ts';

const now = Date.UTC(2026, 8, 1, 9, 0);
const item = { ...newOutboxItem(bodyOf('ada'), now - 1_000), isQueued: true };
const expired = { ...item, state: 'expired', body: null } as const;

it('the list never holds an address', () => {
  const entries = toEntries([item, { ...item, state: 'refused' }], now);
  expect(entries.map(({ mask }) => mask)).toEqual(['a•••@h•••.test', 'a•••@h•••.test']);
  expect(JSON.stringify(entries)).not.toContain('ada@');
});

it('the list leaves out receipts, and what a page is sending for the first time', () => {
  const sending = { ...item, isQueued: false };
  expect(toEntries([{ ...item, state: 'sent', body: null }, sending], now)).toEqual([]);
  expect(toEntries([sending], now + 61_000)).toHaveLength(1);
  expect(toEntries([sending], now - 3_600_000)).toHaveLength(1);
});

it('the list counts items that are retried separately from those that are not', () => {
  const entries = toEntries([item, item, { ...item, state: 'refused' }, expired], now);
  expect(countEntries(entries)).toEqual({ waiting: 2, notSent: 2 });
});

describe('the note', () => {
  const note = (change: object, wasTried = false) => {
    const [entry] = toEntries([{ ...item, ...change }], now);
    return entry ? entryNote(entry, wasTried, now) : undefined;
  };

  it('says nothing about an item without an attempt, else the result of the last one', () => {
    expect(note({})).toBe('');
    expect(note({}, true)).toBe('No answer. It stays here and is sent automatically later.');
  });

  it('says how long the server asks to wait', () => {
    const at = new Date(now + 3_600_000).toLocaleTimeString('en-GB', { timeStyle: 'short' });
    expect(note({ notBefore: now + 3_600_000 }, true)).toContain(`automatically at ${at}.`);
  });

  it.each([
    [422, 'did not accept this address'],
    [403, 'does not accept messages from this site'],
    [404, 'could not be found'],
    [418, 'refused it (418)'],
  ])('explains the refusal %d in words', (lastStatus, words) => {
    expect(note({ state: 'refused', lastStatus })).toContain(words);
  });

  it('says that an expired address is deleted', () => {
    expect(note(expired)).toContain('The address has been deleted.');
  });
});

it.each([
  ['ruth@school.example', 'r•••@s•••.example'],
  ['r@s.example', 'r•••@s•••.example'],
  ['head.teacher@mail.school.co.uk', 'h•••@m•••.uk'],
  ['"a@b"@home.test', '"•••@h•••.test'],
  ['ada@localhost', 'a•••@l•••'],
  ['𝒜da@𝒮chool.example', '𝒜•••@𝒮•••.example'],
])('shows %s as %s', (address, mask) => expect(maskAddress(address)).toBe(mask));

it.each(['', '@', 'nobody', '@home.test'])('shows only the ends of %j', (address) => {
  expect(maskAddress(address)).toMatch(/^•••@.?•••(\.test)?$/);
});
