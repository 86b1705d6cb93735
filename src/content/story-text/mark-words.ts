import type { StoryWord } from '#content/story/lesson-fields.ts';
import type { TextSegment } from './text-segments.ts';

/** Returns the index of a whole word in a text, ignoring case. */
function findWord(word: string, text: string): number | undefined {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]");
  const match = new RegExp(
    `${edge(word.charAt(0), '<!')}${escaped}${edge(word.slice(-1), '!')}`,
    'iu',
  ).exec(text);
  return match?.index;
}

/** Returns a lookaround for a word boundary; scripts without spaces have none. */
function edge(letter: string, look: '!' | '<!'): string {
  const hasBlanks =
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
      letter,
    );
  return hasBlanks ? `(?${look}[\\p{L}\\p{M}\\p{N}])` : '';
}

export type MarkWords = (segments: readonly TextSegment[]) => readonly TextSegment[];

export type Mentions = 'first' | 'all';

/**
 * Returns a function that marks the first mention of each word, or all. Call it for each line of a
 * story in order. Links are never split.
 */
export function createWordMarker(
  words: readonly StoryWord[],
  mentions: Mentions = 'first',
): MarkWords {
  const left = new Map(words.map(({ word }, at) => [at, word]));

  function cut(segment: TextSegment): readonly TextSegment[] {
    if (segment.kind !== 'text') return [segment];
    const [first] = [...left]
      .flatMap(([at, word]) => {
        const from = findWord(word, segment.text);
        return from === undefined ? [] : [{ at, from, to: from + word.length }];
      })
      // The longer of two that begin at the same index.
      .toSorted((a, b) => a.from - b.from || b.to - a.to);
    if (!first) return [segment];
    if (mentions === 'first') left.delete(first.at);
    const { text } = segment;
    return [
      ...(first.from > 0 ? [{ kind: 'text' as const, text: text.slice(0, first.from) }] : []),
      { kind: 'word', text: text.slice(first.from, first.to), word: first.at },
      ...(first.to < text.length ? cut({ kind: 'text', text: text.slice(first.to) }) : []),
    ];
  }

  return (segments) => segments.flatMap(cut);
}
