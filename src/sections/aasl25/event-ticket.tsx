import styled from 'styled-components';
import { aasl25Copy } from '#content/copy/aasl25.ts';
import { grounds } from '#theme/grounds.ts';
import { theme } from '#theme/theme.ts';

const { rows, over, text } = aasl25Copy.hero.ticket;

/** A used ticket: the conference is over. */
export function EventTicket() {
  return (
    <Ticket>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Stub>
        <b>{over}</b>
        <p>{text}</p>
      </Stub>
    </Ticket>
  );
}

const Ticket = styled.div`
  ${grounds.lamp}
  border: ${theme.length.lineBold} solid ${theme.color.print};
  border-radius: ${theme.length.corner};

  dl {
    display: grid;
    gap: 1rem;
    padding: 1.5rem 1.6rem;
  }
  dt {
    font-size: ${theme.text.label};
    font-weight: 700;
  }
  dd {
    font: 800 ${theme.text.h3} / 1 ${theme.font.display};
  }
`;

const Stub = styled.div`
  padding: 1.5rem 1.6rem;
  border-top: 4px dashed ${theme.color.print};

  b {
    display: inline-block;
    margin-bottom: 0.9rem;
    padding: 0.25em 0.5em;
    border: 4px solid ${theme.color.print};
    font: 800 ${theme.text.h4} / 1 ${theme.font.display};
    transform: rotate(-3deg);
  }
`;
