import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { minuteCopy } from '#content/copy/parts/minute.ts';
import { theme } from '#theme/theme.ts';
import { type Marks, type MinuteResult, tapWord } from './minute.ts';
import { pageLines } from './page-lines.ts';
import { createWordButtons } from './word-buttons.ts';

const { words: label, tapLast, tapWrong, undo, count } = minuteCopy;

interface MarkingProps {
  readonly text: HTMLElement;
  /** Live region for what to do next. */
  readonly status: HTMLElement;
  readonly seconds: number;
  /** True if the child has read the whole text. */
  readonly isFinished: boolean;
  readonly onCount: (result: MinuteResult) => void;
}

/** Turns the words of the story into buttons, and counts those that are tapped. */
export function Marking({ text, status, seconds, isFinished, onCount }: MarkingProps) {
  const [lines] = useState(() => pageLines(text));
  const words = lines.flatMap((line) => line.words);
  const [history, setHistory] = useState<readonly [Marks, ...Marks[]]>(() => [
    { last: isFinished ? words.length - 1 : undefined, wrong: [] },
  ]);
  const [marks, ...earlier] = history;
  const { last, wrong } = marks;
  const buttons = useRef<ReturnType<typeof createWordButtons>>(null);
  const onTap = useEffectEvent((at: number) => setHistory([tapWord(marks, at), ...history]));
  useEffect(() => {
    buttons.current = createWordButtons(text, lines, label, onTap);
    return buttons.current.remove;
  }, [text, lines]);
  useEffect(() => buttons.current?.show(marks), [marks]);
  return (
    <>
      {createPortal(
        <p>{last === undefined ? tapLast : tapWrong(words[last] ?? '', wrong.length)}</p>,
        status,
      )}
      <div className="how">
        <button
          type="button"
          aria-disabled={earlier.length === 0 || undefined}
          onClick={() => {
            const [before, ...others] = earlier;
            if (before) setHistory([before, ...others]);
          }}
        >
          {undo}
        </button>
        <button
          type="button"
          className="go"
          disabled={last === undefined}
          onClick={() => {
            if (last !== undefined) onCount({ read: last + 1, wrong: wrong.length, seconds });
          }}
        >
          {count}
        </button>
      </div>
      <WordStyles />
    </>
  );
}

const WordStyles = createGlobalStyle`
  @media screen {
    /* The repeated attribute raises the specificity above the important rule that shows open Spanish. */
    [data-tapping][data-tapping][data-tapping] > :not([data-taps], [data-ruler]) {
      display: none !important;
    }
    [data-taps] :is(p, h2) {
      line-height: 2;
    }
    [data-taps] button {
      min-height: 1.6em;
      margin-inline: -0.08em;
      padding: 0.3em 0.08em;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      cursor: pointer;
    }
    [data-taps] [data-after] {
      color: ${theme.color.textSoft};
    }
    [data-taps] [aria-pressed='true'] {
      font-weight: 700;
      text-decoration: line-through 4px ${theme.color.accentText};
    }
    [data-taps] [aria-current] {
      margin-inline: 0.1em;
      padding-inline: 0.35em;
      outline: 3px solid ${theme.color.border};
      background: ${theme.color.highlight};
      color: ${theme.color.dark};
      font-weight: 700;
    }
  }
`;
