import { stories } from './stories.ts';

/** What is read aloud of a story, sentence by sentence, as the page shows it. */
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
