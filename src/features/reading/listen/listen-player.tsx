import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createGlobalStyle } from 'styled-components';
import { listeningCopy } from '#content/copy/parts/reading.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { FootBar } from '../foot-bar.tsx';
import { isSpeaking } from './listening.ts';
import { openReading, type Reading } from './open-reading.ts';
import { Keys, type KeysProps, Settings } from './player-controls.tsx';
import { toggle } from './player-events.ts';
import { ListenStatus } from './listen-status.tsx';
import { highlightAttribute, highlightNames } from './highlights.ts';

interface ListenPlayerProps {
  /** Column with the story's text. */
  readonly text: HTMLElement;
  readonly onStop: () => void;
}

/** Renders the player at the bottom of the window. Reading stops when it is unmounted. */
export function ListenPlayer({ text, onStop }: ListenPlayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    if (!layer.current) return;
    const { current } = layer;
    const opened = openReading(text, () => current.getBoundingClientRect().top);
    setReading(opened);
    return opened.stop;
  }, [text]);
  return (
    <FootBar place={layer} label={listeningCopy.region}>
      <HighlightStyles />
      {reading && <Inside reading={reading} onStop={onStop} />}
    </FootBar>
  );
}

function Inside({ reading, onStop }: { readonly reading: Reading; readonly onStop: () => void }) {
  const state = useStore(reading.state);
  const view = useStore(reading.view);
  const isOn = isSpeaking(state);
  const keys: KeysProps = {
    isOn,
    onToggle: () => toggle(reading),
    onBefore: () => reading.dispatch({ type: 'before' }),
    onNext: () => reading.dispatch({ type: 'next' }),
  };
  const shown = state.at + 1;
  return (
    <div>
      <Keys {...keys} />
      <div className="track">
        <span>{listeningCopy.place(shown, state.count)}</span>
        <progress aria-hidden="true" value={shown} max={state.count} />
        <ListenStatus status={state.status} />
      </div>
      <Settings reading={reading} view={view} isSingle={state.isSingle} onStop={onStop} />
    </div>
  );
}

/** Styles of the highlighted text, on the screen only. */
const HighlightStyles = createGlobalStyle`
  @media screen {
    [data-listening] span[id^='s'] {
      cursor: pointer;
    }
    ::highlight(${highlightNames.sentence}) {
      background-color: ${theme.color.highlight};
      color: ${theme.color.dark};
    }
    ::highlight(${highlightNames.word}) {
      text-decoration: underline 0.16em ${theme.color.accent};
      color: ${theme.color.dark};
    }
    [${highlightAttribute}] {
      background: ${theme.color.highlight};
      color: ${theme.color.dark};
    }
    ${media.forcedColors} {
      ::highlight(${highlightNames.sentence}) {
        background-color: Highlight;
        color: HighlightText;
      }
      ::highlight(${highlightNames.word}) {
        text-decoration-color: HighlightText;
        color: HighlightText;
      }
      [${highlightAttribute}] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`;
