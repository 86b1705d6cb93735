import type { RefObject } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

interface VeilProps {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly stop: string;
  readonly onStop: () => void;
}

/** The page's own paper over all but the lines between `--top` and `--bottom`; presses go through it. */
export function Veil({ place, stop, onStop }: VeilProps) {
  return (
    <Cover ref={place} data-ruler>
      <div className="above" />
      <div className="below" />
      <button type="button" aria-label={stop} onClick={onStop}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.8" />
        </svg>
      </button>
    </Cover>
  );
}

const Cover = styled.div`
  position: absolute;
  inset: 0 -0.75rem;
  pointer-events: none;

  div {
    position: absolute;
    right: 0;
    left: 0;
    background: ${theme.color.paper};
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
  /* Below the line, where nobody reads yet; beside it where there is room. */
  button {
    position: absolute;
    top: calc(var(--bottom) + ${theme.space[2]});
    right: 0.75rem;
    display: grid;
    place-items: center;
    width: ${theme.length.tap};
    height: ${theme.length.tap};
    padding: 0;
    border: ${theme.length.line} solid ${theme.color.rule};
    border-radius: 50%;
    background: ${theme.color.sheet};
    cursor: pointer;
    pointer-events: auto;
  }
  ${media.fromDesktop} {
    button {
      top: calc((var(--top) + var(--bottom) - ${theme.length.tap}) / 2);
      right: -2.25rem;
    }
  }
  ${media.print} {
    display: none;
  }
`;
