import type { ReactNode } from 'react';
import styled from 'styled-components';
import { contactCopy } from './contact-copy.ts';
import { media } from '#theme/media.ts';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { notches } from '#ui/picture/notches.ts';

const { heading, stub, to, address, labels } = contactCopy.post;
const { floor, street, city, postcode } = address.value;
const lines = [
  { label: labels.floor, value: floor },
  { label: labels.street, value: street },
  { label: labels.city, value: city },
  { label: labels.postcode, value: postcode },
];

/** Renders the postal address on a match ticket. */
export function Letter() {
  return (
    <section>
      <h2>{heading}</h2>
      <address>
        <Ticket stub={stub}>
          <To>{to}</To>
          <Lines>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Lines>
        </Ticket>
      </address>
    </section>
  );
}

interface TicketProps {
  /** Text along the stub, hidden from screen readers. */
  readonly stub: string;
  readonly children: ReactNode;
}

/** Renders a ticket with a stub, a tear line and two notches. */
function Ticket({ stub, children }: TicketProps) {
  return (
    <Paper>
      <div className="stub" aria-hidden="true">
        <span>{stub}</span>
      </div>
      <div className="face">{children}</div>
    </Paper>
  );
}

const To = styled.p`
  max-width: none;
  margin-bottom: 1.25rem;
  font: 800 clamp(2rem, 1.6rem + 1.5vw, 2.75rem) / 0.9 ${theme.font.display};
`;

const Lines = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: ${theme.length.lineBold} solid ${theme.color.dark};

  div {
    padding: 0.7rem ${theme.space[2]} 0.7rem 0;
  }
  div:nth-child(-n + 2) {
    border-bottom: ${theme.length.line} solid ${theme.color.dark};
  }
  dt {
    font-size: ${theme.text.label};
    line-height: 1.2;
  }
  dd {
    margin-top: 0.15rem;
    font: 800 1.5rem/1.1 ${theme.font.display};
  }
`;

const Paper = styled.div`
  ${surfaces.highlight}
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  border: ${theme.length.lineBold} solid ${theme.color.dark};
  border-radius: ${theme.length.corner};
  font-style: normal;
  break-inside: avoid;

  .stub {
    display: grid;
    place-items: center;
    overflow: hidden;
    border-right: ${theme.length.lineBold} dashed ${theme.color.dark};
    background: ${theme.color.accent};
  }
  .stub span {
    writing-mode: vertical-rl;
    transform: rotate(180deg);
    font: 800 1.75rem/1 ${theme.font.display};
    white-space: nowrap;
  }
  .face {
    padding: 1.75rem ${theme.space[5]} ${theme.space[5]} ${theme.space[6]};
  }
  ${notches({ left: '3.55rem', width: '1.75rem', color: theme.color.dark })}
  ${media.print} {
    .stub {
      background: none;
    }
  }
`;
