import styled from 'styled-components';
import type { StoryWord } from '#content/story/lesson.ts';
import { theme } from '#theme/theme.ts';

export interface WordPresses {
  /** The place of the word whose meaning is shown. */
  readonly open: number | undefined;
  /** Undefined until a press would be answered: without script a word is a word. */
  readonly press: ((word: number | undefined) => void) | undefined;
}

interface WordProps {
  readonly word: number;
  readonly text: string;
  readonly presses: WordPresses;
}

/** A word to know, inside the text. */
export function Word({ word, text, presses: { open, press } }: WordProps) {
  const isOpen = word === open;
  if (!press) return <span className="word">{text}</span>;
  return (
    <button
      type="button"
      className="word"
      aria-expanded={isOpen}
      onClick={() => press(isOpen ? undefined : word)}
      onKeyDown={({ key }) => key === 'Escape' && press(undefined)}
    >
      {text}
    </button>
  );
}

/** Its meaning, below the paragraph in which it was pressed; screen readers say it at once. */
export function Meaning({ word }: { readonly word: StoryWord | undefined }) {
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
