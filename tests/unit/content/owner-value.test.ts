import { describe, expect, it } from 'vitest';
import { pendingMark, type ValueState } from '#content/owner-value.ts';
import { siteValues } from '#content/site.ts';

describe('pendingMark', () => {
  it('marks what is unknown and nothing else', () => {
    const mark = (state: ValueState) => pendingMark({ key: 'shop', value: 'x', state });
    expect(mark('pending')).toEqual({ 'data-pending': 'shop' });
    expect(mark('approval')).toEqual({});
    expect(mark('confirmed')).toEqual({});
  });
});

describe('site values', () => {
  it('have unique keys', () => {
    const keys = Object.values(siteValues).map((value) => value.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keep the contact address in two halves', () => {
    const { user, host } = siteValues.email.value;
    expect(`${user}@${host}`).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
    expect(JSON.stringify(siteValues)).not.toContain('@');
  });
});
