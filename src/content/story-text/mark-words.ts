import type { StoryWord } from '#content/story/lesson.ts';
import type { TextSegment } from './text-segments.ts';

/** Returns where a word stands in a text by itself, in capitals or not. */
function findWord(word: string, text: string): number | undefined {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]");
  const match = new RegExp(
    `${edge(word.charAt(0), '<!')}${escaped}${edge(word.slice(-1), '!')}`,
    'iu',
  ).exec(text);
  return match?.index;
}

/** No letter goes on there; scripts without blanks have no such edge. */
function edge(letter: string, look: '!' | '<!'): string {
  const hasBlanks =
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
      letter,
    );
  return hasBlanks ? `(?${look}[\\p{L}\\p{M}\\p{N}])` : '';
}

export type MarkWords = (segments: readonly TextSegment[]) => readonly TextSegment[];

/**
 * Makes the first mention of each word a segment of its own. To be called for each line of a story, in
 * its order; an address is never cut.
 */
export function createWordMarker(words: readonly StoryWord[]): MarkWords {
  const left = new Map(words.map(({ word }, at) => [at, word]));

  function cut(segment: TextSegment): readonly TextSegment[] {
    if (segment.kind !== 'text') return [segment];
    const [first] = [...left]
      .flatMap(([at, word]) => {
        const from = findWord(word, segment.text);
        return from === undefined ? [] : [{ at, from, to: from + word.length }];
      })
      // Of two that begin at the same place, the longer one.
      .toSorted((a, b) => a.from - b.from || b.to - a.to);
    if (!first) return [segment];
    left.delete(first.at);
    const { text } = segment;
    return [
      ...(first.from > 0 ? [{ kind: 'text' as const, text: text.slice(0, first.from) }] : []),
      { kind: 'word', text: text.slice(first.from, first.to), word: first.at },
      ...(first.to < text.length ? cut({ kind: 'text', text: text.slice(first.to) }) : []),
    ];
  }

  return (segments) => segments.flatMap(cut);
}
