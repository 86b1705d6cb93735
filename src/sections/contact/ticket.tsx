import type { ReactNode } from 'react';
import styled from 'styled-components';
import { grounds } from '#theme/grounds.ts';
import { theme } from '#theme/theme.ts';

interface TicketProps {
  /** Up the side, for the eye only. */
  readonly stub: string;
  readonly children: ReactNode;
}

/** A stub, a tear line, and two bites out of the edge. */
export function Ticket({ stub, children }: TicketProps) {
  return (
    <Paper>
      <div className="stub" aria-hidden="true">
        <span>{stub}</span>
      </div>
      <div className="face">{children}</div>
    </Paper>
  );
}

const Paper = styled.div`
  ${grounds.lamp}
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  border: ${theme.length.lineBold} solid ${theme.color.print};
  border-radius: ${theme.length.corner};
  font-style: normal;
  break-inside: avoid;

  .stub {
    display: grid;
    place-items: center;
    overflow: hidden;
    border-right: ${theme.length.lineBold} dashed ${theme.color.print};
    background: ${theme.color.flag};
  }
  .stub span {
    writing-mode: vertical-rl;
    transform: rotate(180deg);
    font: 800 1.75rem/1 ${theme.font.display};
    white-space: nowrap;
  }
  .face {
    padding: 1.75rem 1.5rem 1.5rem 2rem;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 3.55rem;
    width: 1.75rem;
    height: 0.9rem;
    border: ${theme.length.lineBold} solid ${theme.color.print};
    background: ${theme.color.paper};
  }
  &::before {
    top: calc(-1 * ${theme.length.lineBold});
    border-top: 0;
    border-radius: 0 0 1rem 1rem;
  }
  &::after {
    bottom: calc(-1 * ${theme.length.lineBold});
    border-bottom: 0;
    border-radius: 1rem 1rem 0 0;
  }
  @media print {
    .stub {
      background: none;
    }
  }
`;
