import styled from 'styled-components';
import { aasl25Copy } from '#content/copy/aasl25.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { ButtonRow } from '#ui/layout/button-row.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { Lead } from '#ui/text/lead.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EventTicket } from './event-ticket.tsx';

const { kicker, headline, lead, text, buttons } = aasl25Copy.hero;
const [starterPack, guide] = buttons;

export function Hero() {
  return (
    <Night $ground="night">
      <Columns>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{headline}</h1>
          <Lead>{lead}</Lead>
          <p>{text}</p>
          <ButtonRow>
            <ButtonLink to={starterPack.to}>{starterPack.label}</ButtonLink>
            <ButtonLink to={guide.to} $second>
              {guide.label}
            </ButtonLink>
          </ButtonRow>
        </div>
        <EventTicket />
      </Columns>
    </Night>
  );
}

const Night = styled(Band)`
  padding-block: ${theme.space[7]} ${theme.space[8]};
`;

const Columns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};

  h1 {
    max-width: 5.6em;
    font-size: clamp(3.25rem, 1.4rem + 7.4vw, 7.5rem);
  }
  h1 + p {
    max-width: 19.8em;
    margin-block: 1.5rem 0.75rem;
    font-weight: 700;
  }
  h1 + p + p {
    max-width: 29.8em;
  }
  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: end;
  }
`;
