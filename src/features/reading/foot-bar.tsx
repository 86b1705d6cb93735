import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { forcedSelected, surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { setFootRoom } from '#ui/layout/foot-room.ts';
import { visuallyHidden } from '#ui/text/visually-hidden.tsx';
import { theme } from '#theme/theme.ts';

interface FootBarProps {
  readonly label: string;
  /** Receives the bar's element. */
  readonly barRef?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Renders a tool at the bottom of the window, and adds space for it at the end of the page. */
export function FootBar({ label, barRef, children }: FootBarProps) {
  const own = useRef<HTMLDivElement>(null);
  const bar = barRef ?? own;
  useEffect(() => (bar.current ? reserveSpace(bar.current) : undefined), [bar]);
  return (
    <Bar ref={bar} role="region" aria-label={label}>
      <PrintStyles />
      {children}
    </Bar>
  );
}

/**
 * Places the bar above the update bar, and adds scroll padding so that neither the end of the page nor the
 * focused element is hidden behind it. Returns a cleanup function.
 */
function reserveSpace(bar: HTMLElement): () => void {
  const { body } = document;
  const others = new Set<HTMLElement>();
  const layOut = () => {
    const under = [...others]
      .filter((other) => getComputedStyle(other).position === 'sticky')
      .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    bar.style.bottom = `${under}px`;
    body.style.paddingBottom = `${bar.offsetHeight}px`;
    setFootRoom('tool', bar.offsetHeight + under);
  };
  const sizes = new ResizeObserver(layOut);
  const watchOthers = () => {
    for (const other of document.querySelectorAll<HTMLElement>('[data-bar]')) {
      if (others.has(other)) continue;
      others.add(other);
      sizes.observe(other);
    }
  };
  // The update bar's element is added when the page has loaded.
  const additions = new MutationObserver(watchOthers);
  additions.observe(body, { childList: true });
  sizes.observe(bar);
  watchOthers();
  layOut();
  return () => {
    additions.disconnect();
    sizes.disconnect();
    body.style.paddingBottom = '';
    setFootRoom('tool', 0);
  };
}

/** In print, removes the padding that makes room for the bar. */
const PrintStyles = createGlobalStyle`
  ${media.print} {
    body {
      padding: 0 !important;
    }
  }
`;

/** Scrolls its content in a low window. */
const Bar = styled.div`
  ${surfaces.night}
  position: fixed;
  /* Stacked below the header and the menu of the header. */
  z-index: 2;
  inset: auto 0 0;
  max-height: 50vh;
  overflow-y: auto;
  border-top: ${theme.length.lineBold} solid ${theme.color.highlight};
  font-weight: 700;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]} ${theme.space[6]};
    align-items: center;
    max-width: ${theme.length.page};
    margin-inline: auto;
    padding: 0.9rem ${theme.length.gutter};
  }
  button,
  select {
    max-width: 100%;
    min-height: ${theme.length.tap};
    padding: 0.4rem 0.8rem;
    border: ${theme.length.line} solid ${theme.color.text};
    border-radius: ${theme.length.corner};
    background: ${theme.color.night};
    color: ${theme.color.text};
    font: 700 1.0625rem/1.1 ${theme.font.reading};
    cursor: pointer;
  }
  .keys {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }
  .keys button {
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    padding: 0;
    border-width: ${theme.length.lineBold};
    border-radius: 50%;
  }
  .keys .play,
  .go {
    border-color: ${theme.color.highlight};
    background: ${theme.color.highlight};
    color: ${theme.color.dark};
  }
  .track {
    display: grid;
    gap: 0.35rem;
  }
  .hint {
    font-weight: 400;
  }
  p,
  dl,
  dd {
    margin: 0;
  }
  /* Takes no room, but stays a live region, which a part that is not displayed is not. */
  p:empty {
    position: absolute;
  }
  dl {
    display: grid;
    gap: ${theme.space[2]};
    margin-block: ${theme.space[3]};
  }
  dd,
  details p {
    font-weight: 400;
  }
  summary {
    min-height: ${theme.length.tap};
    padding-block: 0.6rem;
    cursor: pointer;
  }
  progress {
    width: 100%;
    height: 0.6rem;
    border: ${theme.length.line} solid ${theme.color.text};
    background: ${theme.color.night};
    appearance: none;
  }
  progress::-webkit-progress-bar {
    background: none;
  }
  progress::-webkit-progress-value {
    background: ${theme.color.highlight};
  }
  progress::-moz-progress-bar {
    background: ${theme.color.highlight};
  }
  .how {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    align-items: center;
  }
  .mode {
    display: flex;
    flex-wrap: wrap;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: ${theme.length.line} solid ${theme.color.text};
    border-radius: ${theme.length.corner};
  }
  .mode :is(legend, input) {
    ${visuallyHidden}
  }
  .mode span {
    display: flex;
    align-items: center;
    min-height: ${theme.length.tap};
    padding: 0.2rem 0.8rem;
    font-size: 1.0625rem;
    line-height: 1.15;
    cursor: pointer;
  }
  .mode :checked + span {
    background: ${theme.color.text};
    color: ${theme.color.night};
    text-decoration: underline;
  }
  .mode :focus-visible + span {
    outline: 3px solid;
    outline-offset: -6px;
  }
  .how p {
    flex-basis: 100%;
    font-weight: 400;
  }
  ${media.fromDesktop} {
    > div {
      grid-template-columns: auto minmax(12rem, 1fr) minmax(0, auto);
    }
    .how {
      justify-content: flex-end;
    }
  }
  ${media.forcedColors} {
    progress {
      appearance: auto;
    }
    .mode :checked + span {
      ${forcedSelected}
    }
  }
  ${media.print} {
    display: none;
  }
`;
