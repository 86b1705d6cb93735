import { describe, expect, it } from 'vitest';
import {
  asciiAddress,
  cleanEmailAddress,
  isEmailAddress,
} from '#function/contract/email-address.ts';
import table from '#function/contract/email-address.examples.json';
import { processorMs } from '../../support/fakes/processor-ms.ts';
import { contact, createTestFunction, newsletter } from './test-function.ts';

const { examples, refusedWith } = table;
const accepted = examples.filter(({ address }) => address !== null);
const refused = examples.filter(({ address }) => address === null);

describe('an address that somebody types', () => {
  it.each(accepted)('is accepted: $note ($typed)', ({ typed, address, replyTo }) => {
    const clean = cleanEmailAddress(typed);
    expect(clean).toBe(address);
    expect(isEmailAddress(clean)).toBe(true);
    expect(asciiAddress(clean)).toBe(replyTo);
  });

  it.each(refused)('is refused: $note ($typed)', ({ typed }) => {
    expect(isEmailAddress(cleanEmailAddress(typed))).toBe(false);
  });

  it.each(accepted)('is the same in the mail: $note', async ({ typed, address, replyTo }) => {
    const fn = createTestFunction();
    await fn.post({ ...newsletter, from: typed });
    await fn.post({ ...contact, replyTo: typed });
    expect([...fn.store.rows.values()].map(({ submission }) => submission.email)).toEqual([
      address,
      address,
    ]);
    expect(fn.mails.map((mail) => mail.replyTo)).toEqual([replyTo, replyTo]);
  });

  it.each(refused)('is refused by the function too: $note', async ({ typed }) => {
    const fn = createTestFunction();
    const answer = await fn.post({ ...newsletter, from: typed });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: refusedWith.function });
    expect((await fn.post({ ...contact, replyTo: typed })).status).toBe(422);
    expect(fn.store.rows.size).toBe(0);
  });
});

/** Addresses that are valid after NFKC, but not in the form in which they would be stored. */
const otherwiseWritten = [
  'a\ufe6bb.example',
  'a\uff20\u33c7b',
  'a@\u33c7b',
  'a\uff20\u33c7',
  '\u2100@\u33c7',
  'a@\u33c2',
  '\u{1d44e}@\u33c7b',
  'a\uff0cb@c.co',
];

it.each([
  'नमस्ते@उदाहरण.भारत',
  `${'a'.repeat(242)}@example.com`,
  // Compatibility characters, which other programs may normalise, are harmless inside a name.
  '\uff41\uff42@\uff43.example',
  'o\ufb03ce@b.example',
  'a@b\uff0eco',
])('accepts %j', (address) => expect(isEmailAddress(address)).toBe(true));

it.each([
  ...otherwiseWritten,
  'a@.co',
  'a@b.',
  'a@b.co;c@d.co',
  'a(comment)@b.co',
  'a@[127.0.0.1]',
  'a@b.123',
  'a@-b.co',
  'a@b_c.co',
  'a@b.co\n',
  'a\u0000@b.co',
  'a\u2028@b.co',
  'a\u202e@b.co',
  'a\ud800@b.co',
  'a\\@b.co',
  `a@${'b'.repeat(64)}.co`,
])('refuses %j', (address) => expect(isEmailAddress(address)).toBe(false));

it('answers at once for long hostile text', async () => {
  const hostile = [
    'a@' + 'a.'.repeat(50_000),
    '@'.repeat(100_000),
    `a@${'a-'.repeat(126)}`,
    `${'.'.repeat(700)}x`,
    `${'<'.repeat(700)}x`,
    `${' '.repeat(700)}x`,
  ];
  const took = await processorMs(() => {
    for (const text of hostile) expect(isEmailAddress(cleanEmailAddress(text))).toBe(false);
  });
  expect(took).toBeLessThan(50);
});
