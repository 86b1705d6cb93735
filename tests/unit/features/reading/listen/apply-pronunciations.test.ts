import { describe, expect, it } from 'vitest';
import { applyPronunciations } from '#features/reading/listen/apply-pronunciations.ts';

const words = { UCL: 'U C L', '™': '', 'Q.S': 'queue ess', '2004/05': '2004 to 2005' };

it.each([
  ['UCL is first.', 'U C L is first.'],
  ['The Method™ began in 2004/05.', 'The Method began in 2004 to 2005.'],
  ['See https://www.ucl.ac.uk/ioe.', 'See ucl.ac.uk/ioe.'],
  ['In Q.S, not QxS.', 'In queue ess, not QxS.'],
])('what is given to the engine is, for %s', (text, spoken) => {
  expect(applyPronunciations(text, words).text).toBe(spoken);
});

describe('the word that the engine has begun', () => {
  const text = 'At UCL the Method™ is first.';
  const spoken = applyPronunciations(text, words);
  const heard = (word: string, length?: number) => {
    const place = spoken.place(spoken.text.indexOf(word), length);
    return place && text.slice(place.from, place.to);
  };

  it('is found in the page, before and after what was spelt otherwise', () => {
    expect(heard('At', 2)).toBe('At');
    expect(heard('Method', 6)).toBe('Method');
    expect(heard('first', 6)).toBe('first');
  });

  it('is the whole of a word that was spelt otherwise, at each of its letters', () => {
    expect([heard('U'), heard('C', 1), heard('L')]).toEqual(['UCL', 'UCL', 'UCL']);
  });

  it('has the length of the word where the engine tells none', () => {
    expect(heard('Method')).toBe('Method');
    expect(heard('is', 0)).toBe('is');
  });

  it('is none between words, after the end and before the beginning', () => {
    for (const at of [2, 400, -1]) expect(spoken.place(at, 3)).toBeUndefined();
  });
});
