import { expect, it } from 'vitest';
import { isRedirectToken } from '#content/page/redirects.ts';
import { siteMap } from '#content/page/pages.ts';

const configured = ['spring-fair', 'QR'];

const tokens = [
  ['six hexadecimal characters', 'a1b2c3'],
  ['a short commit', '3f9c2ab'],
  ['64 hexadecimal characters', `${'a1'.repeat(32)}`],
  ['hexadecimal that happens to read like a word', 'decade1'],
  ['a UUID', '2f1c7e0a-93b4-4d6e-8a55-0c9e7b1d2f3a'],
  ['16 mixed letters and digits', 'aB3dE6gH9jK2mN5p'],
  ['a configured entry', 'spring-fair'],
  ['a configured entry, however short', 'QR'],
] as const;

const others = [
  ['nothing', ''],
  ['a misspelt page', 'abuot'],
  ['a word of hexadecimal letters only', 'facade'],
  ['digits only', '123456789'],
  ['five hexadecimal characters', 'a1b2c'],
  ['65 hexadecimal characters', `${'a1'.repeat(32)}a`],
  ['15 mixed letters and digits', 'aB3dE6gH9jK2mN5'],
  ['16 letters and digits without a capital', 'ab3de6gh9jk2mn5z'],
  ['16 letters without a digit', 'aBcDeFgHiJkLmNoP'],
  ['16 mixed characters with a hyphen', 'aB3dE6gH9-jK2mN5p'],
  ['a UUID in braces', '{2f1c7e0a-93b4-4d6e-8a55-0c9e7b1d2f3a}'],
  ['a token with a file ending', 'a1b2c3.html'],
  ['a token and a line break', 'a1b2c3\n'],
  ['letters that only look hexadecimal', 'а1b2c3'],
  ['a word every object knows', 'constructor'],
  ['a scanner’s favourite', 'wp-login.php'],
] as const;

it.each(tokens)('redirects %s', (_name, segment) => {
  expect(isRedirectToken(segment, configured)).toBe(true);
});

it.each(others)('leaves %s to the fallback page', (_name, segment) => {
  expect(isRedirectToken(segment, configured)).toBe(false);
});

it('treats no page of the site as a token', () => {
  const segments = siteMap([]).map(({ path }) => path.slice(1));
  expect(segments.filter((segment) => isRedirectToken(segment))).toEqual([]);
});
