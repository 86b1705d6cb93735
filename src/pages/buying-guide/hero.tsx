import styled from 'styled-components';
import { buyingGuideCopy } from './buying-guide-copy.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Kicker, Lead } from '#ui/text/kicker.tsx';

const { kicker, headline, lead, text } = buyingGuideCopy.hero;

export function Hero() {
  return (
    <Frame>
      <div>
        <Kicker>{kicker}</Kicker>
        <h1>{headline}</h1>
      </div>
      <div>
        <Lead>{lead}</Lead>
        <p>{text}</p>
      </div>
    </Frame>
  );
}

const Frame = styled(PageBand)`
  padding-block: ${theme.space[8]} ${theme.space[7]};

  > div {
    align-items: end;
    ${columns('7fr 5fr', theme.space[6])}
  }
  h1 {
    max-width: 4.5em;
  }
`;
