import styled from 'styled-components';
import { grassrootsCopy } from './grassroots-copy.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { TacticsBoard } from './tactics-board.tsx';

const { kicker, headline, lead } = grassrootsCopy.hero;

export function Hero() {
  return (
    <Frame data-surface="accent" data-ruled="bottom">
      <div>
        <Kicker>{kicker}</Kicker>
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
      </div>
      <TacticsBoard />
    </Frame>
  );
}

const Frame = styled(PageBand)`
  padding-block: ${theme.space[7]};

  > div {
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    ${columns('minmax(0,5fr) minmax(0,7fr)', theme.space[6], theme.space[7])}
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
`;
