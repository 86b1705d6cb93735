import type { StoryBlock } from '#content/story-text/story-blocks.ts';
import { comingSoon } from './story.ts';

const longest = 155;
const shortest = 50;

/** The opening sentences, as many as a search result shows. */
export function storyDescription(blocks: readonly StoryBlock[]): string {
  let description = '';
  for (const sentence of sentences(blocks)) {
    const longer = description === '' ? sentence : `${description} ${sentence}`;
    if (longer.length > longest) break;
    description = longer;
  }
  if (description.length >= shortest) return description;
  const whole = sentences(blocks).join(' ');
  if (whole.length <= longest) return whole.length >= shortest ? whole : comingSoon;
  return `${whole.slice(0, whole.lastIndexOf(' ', longest))}…`;
}

function sentences(blocks: readonly StoryBlock[]): readonly string[] {
  return blocks
    .flatMap((block) =>
      block.kind === 'first' || block.kind === 'paragraph' ? block.sentences : [],
    )
    .map(({ segments }) =>
      segments
        .map(({ text }) => text)
        .join('')
        .trim(),
    );
}
