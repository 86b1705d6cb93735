import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { ChoiceRow } from '../comfort/choice-row.tsx';
import { choose, chosen } from '../memory.ts';
import type { ToolPlace } from '../tool.ts';
import { useRuler } from './use-ruler.ts';
import { Veil } from './veil.tsx';

const { legend, options, note, stop } = readingCopy.ruler;

/** Shows one line, or three, and veils the rest of the story; holds for all stories. */
export function openRuler({ text, show }: ToolPlace): void {
  choose('ruler', chosenCount());
  const end = () => {
    endRuler();
    show(null);
  };
  show(<Ruler column={text} onEnd={end} />);
}

export function endRuler(): void {
  choose('ruler', undefined);
}

function chosenCount(): '1' | '3' {
  return chosen('ruler') === '3' ? '3' : '1';
}

interface RulerProps {
  readonly column: HTMLElement;
  readonly onEnd: () => void;
}

/** How many lines are seen, below the bar; and the veil, over the story. */
function Ruler({ column, onEnd }: RulerProps) {
  const [count, setCount] = useState(chosenCount);
  const veil = useRef<HTMLDivElement>(null);
  useRuler({ column, veil, count: Number(count), onEnd });
  function onChoose(value: string): void {
    choose('ruler', value);
    setCount(value === '3' ? '3' : '1');
  }
  function onStop(): void {
    onEnd();
    document.querySelector<HTMLElement>('[data-tool=ruler]')?.focus({ preventScroll: true });
  }
  return (
    <Strip>
      <Page>
        <ChoiceRow name="ruler" {...{ legend, options, note, onChoose }} value={count} />
      </Page>
      {createPortal(<Veil place={veil} stop={stop} onStop={onStop} />, column)}
    </Strip>
  );
}

const Strip = styled.div`
  border-top: ${theme.length.line} solid ${theme.color.rule};

  > div {
    padding-block: ${theme.space[5]};
  }
`;
