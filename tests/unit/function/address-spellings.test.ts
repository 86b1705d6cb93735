import { domainToUnicode } from 'node:url';
import { expect, it } from 'vitest';
import { addressSpellings } from '#function/delivery/address-spellings.ts';

it.each([
  'bücher.example',
  'straße.example',
  'école-élémentaire-no-2.example',
  'παράδειγμα.δοκιμή',
  'उदाहरण.भारत',
  '例え.テスト',
  '𠀋𠀋a1.example',
])('knows a@%s by both spellings', (domain) => {
  const { hostname } = new URL(`http://${domain}`);
  expect(domainToUnicode(hostname)).toBe(domain);
  for (const given of [domain, hostname])
    expect([...addressSpellings(`a@${given}`)].sort()).toEqual(
      [`a@${domain}`, `a@${hostname}`].sort(),
    );
});

it.each(['a@b.example', 'a@my--school.example', 'a@xn--99999999.example'])(
  'leaves %s as it is',
  (email) => {
    expect([...addressSpellings(email)]).toEqual([email]);
  },
);
