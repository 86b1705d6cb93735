import styled from 'styled-components';
import { blockSegments } from '#content/story-text/block-segments.ts';
import type { StoryWord } from '#content/story/lesson.ts';
import type { StoryBlock } from '#content/story-text/story-blocks.ts';
import { theme } from '#theme/theme.ts';

interface MeaningsProps {
  readonly words: readonly StoryWord[];
  readonly block: StoryBlock;
  readonly open: number | undefined;
}

/**
 * The meaning of the word that was pressed in a block, below it; screen readers say it at once. Nothing
 * where the block has no words to know.
 */
export function Meanings({ block, words, open }: MeaningsProps) {
  const inside = blockSegments(block).flatMap((segment) =>
    segment.kind === 'word' ? [segment.word] : [],
  );
  if (inside.length === 0) return null;
  const word = words.find((_, at) => at === open && inside.includes(at));
  return (
    <Card role="status">
      {word && (
        <p>
          <b>{word.word}</b> {word.meaning} <i lang="es">{word.spanish}</i>
        </p>
      )}
    </Card>
  );
}

const Card = styled.div`
  p {
    width: fit-content;
    max-width: 22rem;
    padding: 1rem 1.25rem;
    border: ${theme.length.lineBold} solid ${theme.color.rule};
    border-radius: ${theme.length.corner};
    background: ${theme.color.sheet};
    box-shadow: 6px 6px 0 ${theme.color.rule};
    font-size: ${theme.text.body};
    line-height: 1.45;
  }
  b,
  i {
    display: block;
    font-style: normal;
    font-weight: 700;
  }
  b {
    margin-bottom: 0.3rem;
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
  }
  @media print {
    display: none;
  }
`;
