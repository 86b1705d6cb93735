import type { StoryBlock } from '#content/story-text/story-blocks.ts';
import { comingSoon } from './story.ts';

const longest = 155;
const shortest = 50;

/** Returns the opening sentences, as many as a search result shows, cut at a word where one is too long. */
export function storyDescription(blocks: readonly StoryBlock[]): string {
  let description = '';
  for (const sentence of sentences(blocks)) {
    const longer = (description + sentence).trimEnd();
    if (longer.length > longest) break;
    description += sentence;
  }
  description = description.trim();
  if (description.length >= shortest) return description;
  const whole = sentences(blocks).join('').trim();
  if (whole.length <= longest) return whole === '' ? comingSoon : whole;
  const start = whole.slice(0, longest - 1);
  const blank = start.lastIndexOf(' ');
  // Without a space to cut at, never split a surrogate pair.
  const cut = blank >= shortest ? start.slice(0, blank) : start.replace(/\p{Cs}$/u, '');
  return `${cut.replace(/[\s,;:–—-]+$/, '')}…`;
}

/** Returns the sentences with the spaces after them, without those that are only an address. */
function sentences(blocks: readonly StoryBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'first' && block.kind !== 'paragraph') return [];
    const texts = block.sentences
      .filter(({ segments }) =>
        segments.some(({ kind, text }) => kind !== 'link' && /[\p{L}\p{N}]/u.test(text)),
      )
      .map(({ segments }) => segments.map(({ text }) => text).join(''));
    const last = texts.at(-1);
    return last === undefined ? [] : [...texts.slice(0, -1), `${last} `];
  });
}
