import styled from 'styled-components';
import { grassrootsCopy } from './grassroots-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { TacticsBoard } from './tactics-board.tsx';

const { kicker, headline, lead } = grassrootsCopy.hero;

export function Hero() {
  return (
    <Frame data-surface="accent" data-ruled="bottom">
      <Page>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{headline}</h1>
          <Lead>{lead}</Lead>
        </div>
        <TacticsBoard />
      </Page>
    </Frame>
  );
}

const Frame = styled(Band)`
  padding-block: ${theme.space[7]};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
  h1 {
    max-width: 4em;
    font-size: clamp(3.5rem, 2rem + 6.4vw, 8.25rem);
    line-height: 0.84;
  }
  h1 + p {
    max-width: 15.8em;
    margin-top: ${theme.space[5]};
    font-weight: 700;
  }
  ${media.fromDesktop} {
    > div {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: ${theme.space[7]};
      align-items: center;
    }
  }
`;
