import styled from 'styled-components';
import { teamCopy } from './team-copy.ts';
import { theme } from '#theme/theme.ts';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';

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
  padding-block: ${theme.space[8]} ${theme.space[7]};
  align-items: end;
  ${columns('8fr 4fr', theme.space[6])}

  h1 {
    max-width: 3.6em;
    font-size: ${theme.text.mast};
  }
`;
