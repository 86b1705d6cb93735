import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { ChoiceRow } from '../comfort/choice-row.tsx';
import { getPreference, setPreference } from '../preferences.ts';
import { onShownText, shownText } from '../shown-text.ts';
import { returnFocus, type ToolPlace } from '../tool.ts';
import { usePreference } from '../use-preference.ts';
import { useRuler } from './use-ruler.ts';

const { legend, options, note, stop } = readingCopy.ruler;

/** Shows one or three lines and dims the rest, in all stories. */
export function openRuler({ text, show }: ToolPlace): void {
  setPreference('ruler', countOf(getPreference('ruler')));
  const end = () => {
    endRuler();
    show(undefined);
  };
  show(<Ruler start={text} onEnd={end} />);
}

export function endRuler(): void {
  setPreference('ruler', undefined);
}

function countOf(preference: string | undefined): '1' | '3' {
  return preference === '3' ? '3' : '1';
}

function onChoose(count: string): void {
  setPreference('ruler', count);
}

interface RulerProps {
  /** Column that is shown at first. */
  readonly start: HTMLElement;
  readonly onEnd: () => void;
}

/** Renders the choice of one or three lines below the bar, and the overlay over the story. */
function Ruler({ start, onEnd }: RulerProps) {
  const [column, setColumn] = useState(start);
  useEffect(() => onShownText(() => setColumn((before) => shownText() ?? before)), []);
  const count = countOf(usePreference('ruler'));
  const strip = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  useRuler({ column, overlay, count: Number(count), onEnd: onEscape });
  function onStop(): void {
    onEnd();
    const button = document.querySelector<HTMLElement>('[data-tool=ruler]');
    if (button) returnFocus(button);
  }
  function onEscape(): void {
    const { activeElement } = document;
    const isInside = [strip, overlay].some(({ current }) => current?.contains(activeElement));
    if (isInside) onStop();
    else onEnd();
  }
  return (
    <Strip ref={strip}>
      <Page>
        <ChoiceRow
          name="ruler"
          copy={{ legend, options, note }}
          value={count}
          onChoose={onChoose}
        />
      </Page>
      {createPortal(<Overlay layer={overlay} stop={stop} onStop={onStop} />, column)}
    </Strip>
  );
}

interface OverlayProps {
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly stop: string;
  readonly onStop: () => void;
}

/** Dims everything but the lines between `--top` and `--bottom`; presses pass through the layer. */
function Overlay({ layer, stop, onStop }: OverlayProps) {
  return (
    <Layer ref={layer} data-ruler>
      <div className="above" />
      <div className="below" />
      <button type="button" aria-label={stop} onClick={onStop}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.8" />
        </svg>
      </button>
    </Layer>
  );
}

const Strip = styled.div`
  border-top: ${theme.length.line} solid ${theme.color.border};

  > div {
    padding-block: ${theme.space[5]};
  }
`;

const Layer = styled.div`
  position: absolute;
  inset: 0 -0.75rem;
  pointer-events: none;

  div {
    position: absolute;
    right: 0;
    left: 0;
    background: ${theme.color.background};
    opacity: 0.84;
  }
  .above {
    top: -1rem;
    height: calc(var(--top) + 1rem);
  }
  .below {
    top: var(--bottom);
    bottom: 0;
  }
  /* Placed below the line, over text that is not read yet; in a wide window beside the text. */
  button {
    position: absolute;
    top: calc(var(--bottom) + ${theme.space[2]});
    right: 0.75rem;
    display: grid;
    place-items: center;
    width: ${theme.length.tap};
    height: ${theme.length.tap};
    padding: 0;
    border: ${theme.length.line} solid ${theme.color.border};
    border-radius: 50%;
    background: ${theme.color.raised};
    cursor: pointer;
    pointer-events: auto;
  }
  /* With two languages side by side there is no room beside the text. */
  ${media.fromDesktop} {
    html:not([data-reading-both]) & button {
      top: calc((var(--top) + var(--bottom) - ${theme.length.tap}) / 2);
      right: -2.25rem;
    }
  }
  ${media.print} {
    display: none;
  }
`;
