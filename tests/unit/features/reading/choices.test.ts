import { expect, it } from 'vitest';
import { formatChoices, parseChoices } from '#features/reading/choices.ts';

it.each([
  {},
  { size: '150' },
  { size: '150', paper: 'blue', letters: 'lexend' },
  { voice: 'Google UK English, Female (on-line)_1 ä 100%' },
])('reads what it has written: %j', (choices) => {
  expect(parseChoices(formatChoices(choices))).toEqual(choices);
});

it('writes words that could name a typeface, so that the page can ask for one of them', () => {
  const text = formatChoices({ size: '150', voice: 'A, B-c', letters: 'lexend' });
  expect(text).toBe('size-150,voice-A_44__32_B_45_c,letters-lexend');
  for (const word of text.split(',')) expect(word).toMatch(/^[a-z]+-\w+$/);
});

it.each(['', ',', '-', 'size', 'size-', '-150', 'undefined', '%', 'Size-1'])(
  'finds nothing in "%s"',
  (text) => {
    expect(parseChoices(text)).toEqual({});
  },
);

it('finds what is left among what nobody understands', () => {
  expect(parseChoices('%,size-150,,paper')).toEqual({ size: '150' });
});
