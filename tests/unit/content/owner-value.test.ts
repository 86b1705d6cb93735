import { describe, expect, it } from 'vitest';
import { contactEmail } from '#content/contact-email.ts';
import { pendingMark } from '#content/owner-value.ts';
import { pageTitle, siteValues } from '#content/site.ts';

describe('pendingMark', () => {
  it('marks what is unknown and nothing else', () => {
    expect(pendingMark(siteValues.shop)).toEqual({ 'data-pending': 'shop' });
    expect(pendingMark(siteValues.postalAddress)).toEqual({});
    expect(pendingMark(siteValues.mackin)).toEqual({});
  });
});

describe('site values', () => {
  it('have unique keys', () => {
    const keys = Object.values(siteValues).map((value) => value.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keep the contact address in two halves', () => {
    expect(contactEmail()).toBe('contact@placeholder.invalid');
    expect(JSON.stringify(siteValues)).not.toContain('@');
  });

  it('put the site behind the page in a title', () => {
    expect(pageTitle('Schools')).toBe('Schools | HATRIQA Soccer Reader Method');
  });
});
