import { describe, expect, it } from 'vitest';
import { isEmailAddress, trimEmailAddress } from '#function/email-address.ts';
import { processorMs } from '../../support/processor-ms.ts';

const accepted = [
  'a@b.co',
  'parent@example.com',
  "o'brien+news@mail.example.co.uk",
  'a@bcher.example',
  'jürgen@bücher.example',
  'नमस्ते@उदाहरण.भारत',
  '用户@例子.广告',
  'x@xn--bcher-kva.example',
  '1@2.example',
  `${'a'.repeat(242)}@example.com`,
];

const refused = [
  '',
  ' ',
  'plain',
  'a@b',
  '@b.co',
  'a@',
  'a@.co',
  'a@b.',
  'a@b..co',
  'a@b@c.co',
  'a b@c.co',
  ' a@b.co',
  'a@b.co ',
  'a@b.co,c@d.co',
  'a@b.co;c@d.co',
  'group:a@b.co;',
  'Name <a@b.co>',
  '<a@b.co>',
  '"a b"@c.co',
  'a(comment)@b.co',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@b.123',
  'a@-b.co',
  'a@b-.co',
  'a@b_c.co',
  'a@b.co\r\nBcc: c@d.co',
  'a@b.co\n',
  'a\u0000@b.co',
  'a\u0085@b.co',
  'a\u2028@b.co',
  'a\u2029@b.co',
  'a\u202e@b.co',
  'a\u200b@b.co',
  'a\ud800@b.co',
  'a\uff20b@c.co',
  'a\uff0cb@c.co',
  'a@1\uff0e2\uff0e3\uff0e4',
  'a\\@b.co',
  '=?utf-8?q?a=40b.co=3e?=@c.co',
  `a@${'b'.repeat(64)}.co`,
  `${'a'.repeat(243)}@example.com`,
];

describe('isEmailAddress', () => {
  it.each(accepted)('accepts %j', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each(refused)('refuses %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it('answers at once for long hostile text', async () => {
    const hostile = ['a@' + 'a.'.repeat(50_000), '@'.repeat(100_000), `a@${'a-'.repeat(126)}`];
    const took = await processorMs(() => {
      for (const text of hostile) expect(isEmailAddress(text)).toBe(false);
    });
    expect(took).toBeLessThan(50);
  });
});

describe('trimEmailAddress', () => {
  it('drops the spaces around an address and composes its letters', () => {
    expect(trimEmailAddress(' ju\u0308rgen@example.com\n')).toBe('jürgen@example.com');
  });
});
