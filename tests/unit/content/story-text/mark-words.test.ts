import { expect, it } from 'vitest';
import { createWordMarker } from '#content/story-text/story-blocks.ts';
import { textSegments } from '#content/story-text/find-links.ts';

function marked(words: readonly string[], ...lines: readonly string[]): readonly string[] {
  const mark = createWordMarker(words.map((word) => ({ word, meaning: 'm', spanish: 's' })));
  return lines
    .map((line) => mark(textSegments(line)))
    .map((segments) =>
      segments.map(({ kind, text }) => (kind === 'word' ? `[${text}]` : text)).join(''),
    );
}

it('words to know are marked where they are first mentioned, in capitals or not', () => {
  expect(marked(['referee', 'cup'], 'A cup.', 'Referee, referee and Cup.')).toEqual([
    'A [cup].',
    '[Referee], referee and Cup.',
  ]);
});

it('words to know are whole words', () => {
  expect(marked(['cup'], 'Cupboards hold teacups, a cup’s saucer and cups.')).toEqual([
    'Cupboards hold teacups, a [cup]’s saucer and cups.',
  ]);
});

it('words to know may be two words, the longer one first', () => {
  expect(marked(['extra', 'extra time'], 'In extra time, extra care.')).toEqual([
    'In [extra time], [extra] care.',
  ]);
});

it('words to know are never a part of an address', () => {
  expect(marked(['ioe'], 'See https://example.org/ioe of IOE.')).toEqual([
    'See https://example.org/ioe of [IOE].',
  ]);
});

it('words to know may hold what means something else in a pattern', () => {
  expect(marked(['u.s'], 'The U.S is not the UxS.')).toEqual(['The [U.S] is not the UxS.']);
});
