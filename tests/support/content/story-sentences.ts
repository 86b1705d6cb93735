import { stories } from './stories.ts';

/** Returns the sentences of a story that are read aloud, as the page shows them. */
export function storySentences(id: number): readonly string[] {
  const { blocks = [] } = stories.find((story) => story.id === id) ?? {};
  return blocks.flatMap((block) => {
    if (block.kind === 'programme' || block.kind === 'video') return [];
    const sentences = block.kind === 'answers' ? block.items.flat() : block.sentences;
    return sentences.map(({ segments }) =>
      segments
        .map(({ text }) => text)
        .join('')
        .trim(),
    );
  });
}
