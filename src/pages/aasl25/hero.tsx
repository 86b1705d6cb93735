import styled from 'styled-components';
import { aasl25Copy } from './aasl25-copy.ts';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Band, Page } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Kicker, Lead } from '#ui/text/kicker.tsx';

const { kicker, headline, lead, text, buttons } = aasl25Copy.hero;
const [starterPack, guide] = buttons;

export function Hero() {
  return (
    <Night data-surface="night">
      <Columns>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{headline}</h1>
          <Lead>{lead}</Lead>
          <p>{text}</p>
          <ButtonRow>
            <ButtonLink to={starterPack.to}>{starterPack.label}</ButtonLink>
            <ButtonLink to={guide.to} data-second>
              {guide.label}
            </ButtonLink>
          </ButtonRow>
        </div>
        <EventTicket />
      </Columns>
    </Night>
  );
}

/** Renders the past event as a used match ticket. */
function EventTicket() {
  const { rows, over, text } = aasl25Copy.hero.ticket;
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

const Night = styled(Band)`
  padding-block: ${theme.space[7]} ${theme.space[8]};
`;

const Columns = styled(Page)`
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  ${columns('minmax(0,8fr) minmax(0,4fr)', theme.space[7])}

  h1 {
    max-width: 5.6em;
    font-size: clamp(3.25rem, 1.4rem + 7.4vw, 7.5rem);
  }
  h1 + p {
    max-width: 19.8em;
    margin-block: ${theme.space[5]} ${theme.space[3]};
    font-weight: 700;
  }
  h1 + p + p {
    max-width: 29.8em;
  }
`;

const Ticket = styled.div`
  ${surfaces.highlight}
  border: ${theme.length.lineBold} solid ${theme.color.dark};
  border-radius: ${theme.length.corner};

  dl {
    display: grid;
    gap: ${theme.space[4]};
    padding: ${theme.space[5]} 1.6rem;
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
  padding: ${theme.space[5]} 1.6rem;
  border-top: 4px dashed ${theme.color.dark};

  b {
    display: inline-block;
    margin-bottom: 0.9rem;
    padding: 0.25em 0.5em;
    border: 4px solid ${theme.color.dark};
    font: 800 ${theme.text.h4} / 1 ${theme.font.display};
    transform: rotate(-3deg);
  }
`;
