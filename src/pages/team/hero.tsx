import styled from 'styled-components';
import { teamCopy } from './team-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/band.tsx';

const { kicker, headline, lead } = teamCopy.hero;

export function Hero() {
  return (
    <section>
      <Columns>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{headline}</h1>
        </div>
        <Lead>{lead}</Lead>
      </Columns>
    </section>
  );
}

const Columns = styled(Page)`
  display: grid;
  gap: ${theme.space[6]};
  padding-block: ${theme.space[8]} ${theme.space[7]};

  h1 {
    max-width: 3.6em;
    font-size: ${theme.text.mast};
  }
  ${media.fromDesktop} {
    grid-template-columns: 8fr 4fr;
    align-items: end;
  }
`;
