import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createGlobalStyle } from 'styled-components';
import { listeningCopy } from '#content/copy/parts/reading.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { isSpeaking } from './listening.ts';
import { openReading, type Reading } from './open-reading.ts';
import { Keys, type KeysProps, Settings } from './player-controls.tsx';
import { Player } from './player.ts';
import { toggle } from './player-events.ts';
import { ListenStatus } from './listen-status.tsx';
import { highlightAttribute, highlightNames } from './highlights.ts';

interface ListenPlayerProps {
  readonly onStop: () => void;
}

/** Renders the player at the bottom of the window. Reading stops when it is unmounted. */
export function ListenPlayer({ onStop }: ListenPlayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    if (!layer.current) return;
    const { current } = layer;
    const opened = openReading(() => current.getBoundingClientRect().top);
    setReading(opened);
    const giveBack = keepRoom(current);
    return () => {
      opened.stop();
      giveBack();
    };
  }, []);
  return (
    <Player ref={layer} role="region" aria-label={listeningCopy.region}>
      <HighlightStyles />
      {reading && <Inside reading={reading} onStop={onStop} />}
    </Player>
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
        <ListenStatus status={state.status} lacksSpanish={view.lacksSpanish} />
      </div>
      <Settings reading={reading} view={view} isSingle={state.isSingle} onStop={onStop} />
    </div>
  );
}

/**
 * Places the player above the update bar, and adds scroll padding so that neither the end of the page nor the
 * focused element is hidden behind it. Returns a cleanup function.
 */
function keepRoom(layer: HTMLElement): () => void {
  const { body, documentElement: page } = document;
  const bars = [...document.querySelectorAll<HTMLElement>('[data-bar]')];
  const layOut = () => {
    const under = bars
      .filter((bar) => getComputedStyle(bar).position === 'sticky')
      .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    layer.style.bottom = `${under}px`;
    body.style.paddingBottom = `${layer.offsetHeight}px`;
    page.style.scrollPaddingBottom = `${layer.offsetHeight + under}px`;
  };
  const observer = new ResizeObserver(layOut);
  for (const watched of [layer, ...bars]) observer.observe(watched);
  layOut();
  return () => {
    observer.disconnect();
    body.style.paddingBottom = '';
    page.style.scrollPaddingBottom = '';
  };
}

/** Styles of the highlighted text, on the screen only; on paper the player takes no room. */
const HighlightStyles = createGlobalStyle`
  ${media.print} {
    body {
      padding: 0 !important;
    }
  }
  @media screen {
    [data-listening] span[id] {
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
