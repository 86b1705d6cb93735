import { expect, it } from 'vitest';
import { keptCopy } from '#pages/kept/kept-copy.ts';

it('begins with five sentences of at most twelve words', () => {
  expect(keptCopy.sentences).toHaveLength(5);
  for (const sentence of keptCopy.sentences)
    expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(12);
});
