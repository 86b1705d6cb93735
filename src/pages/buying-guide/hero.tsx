import styled from 'styled-components';
import { buyingGuideCopy } from './buying-guide-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';

const { kicker, headline, lead, text } = buyingGuideCopy.hero;

export function Hero() {
  return (
    <Frame>
      <Page>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{headline}</h1>
        </div>
        <div>
          <Lead>{lead}</Lead>
          <p>{text}</p>
        </div>
      </Page>
    </Frame>
  );
}

const Frame = styled(Band)`
  padding-block: ${theme.space[8]} ${theme.space[7]};

  > div {
    display: grid;
    gap: ${theme.space[6]};
  }
  h1 {
    max-width: 4.5em;
  }
  ${media.fromDesktop} {
    > div {
      grid-template-columns: 7fr 5fr;
      align-items: end;
    }
  }
`;
