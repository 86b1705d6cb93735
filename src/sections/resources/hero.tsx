import styled from 'styled-components';
import { resourcesCopy } from '#content/copy/resources.ts';
import { grounds } from '#theme/grounds.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { BoardRow } from './board-row.tsx';

const { headline, lead } = resourcesCopy.hero;

/** The perimeter boards behind the touchline. */
export function Hero() {
  return (
    <Touchline>
      <Page>
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
      </Page>
      <BoardRow />
      <Grass aria-hidden="true">
        <svg viewBox="0 0 1440 140" width="1440" height="140" preserveAspectRatio="xMidYMin slice">
          <path d="M-200 34h1840" stroke="currentColor" strokeWidth="8" />
          <path
            d="M500 140a220 150 0 0 1 440 0M720 34v106"
            fill="none"
            stroke="currentColor"
            strokeWidth="6"
          />
        </svg>
      </Grass>
    </Touchline>
  );
}

const Touchline = styled(Band)`
  overflow: hidden;
  padding-block: ${theme.space[8]} 0;

  > div:first-child {
    padding-bottom: ${theme.space[7]};
  }
  h1 {
    max-width: 4.9em;
    font-size: clamp(3.25rem, 1.4rem + 8.4vw, 10rem);
    line-height: 0.84;
  }
  h1 + p {
    margin-top: 1.5rem;
  }
`;

const Grass = styled.div`
  ${grounds.pitch}
  position: relative;
  overflow: hidden;
  height: clamp(5rem, 9vw, 9rem);

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100%;
  }
  @media print {
    display: none;
  }
`;
