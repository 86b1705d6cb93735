import { describe, expect, it } from 'vitest';
import { isEmailAddress, trimEmailAddress } from '#function/contract/email-address.ts';
import { processorMs } from '../../support/fakes/processor-ms.ts';

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
  'a@b.c',
  // Compatibility characters that become others elsewhere are no harm inside a name.
  '\uff41\uff42@\uff43.example',
  'o\ufb03ce@b.example',
  'a@b\uff0eco',
];

/** Valid in the form that looks and means the same, but not as they would be stored. */
const otherwiseWritten = [
  'a\uff20b.example',
  'a\ufe6bb.example',
  'a\uff20\u33c7b',
  'a@\u33c7b',
  'a\uff20\u33c7',
  '\u2100@\u33c7',
  'a@\u33c2',
  'a@\u2488a',
  '\u{1d44e}@\u33c7b',
  'a@\u2024\u2024',
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

  it.each(otherwiseWritten)('refuses %j, which is an address in another form only', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it('lets nothing pass that the database would refuse', () => {
    const pieces = ['a', '@', '.', '\uff20', '\uff0e', '\u33c7', '\u2488', '\ufb03', '\u{1d44e}'];
    let words = [''];
    let passed = 0;
    for (let length = 1; length <= 5; length += 1) {
      words = words.flatMap((word) => pieces.map((piece) => word + piece));
      for (const address of words.map(trimEmailAddress).filter(isEmailAddress)) {
        passed += 1;
        expect(address.split('@')).toHaveLength(2);
        expect(Array.from(address).length).toBeGreaterThanOrEqual(5);
      }
    }
    expect(passed).toBeGreaterThan(10);
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
