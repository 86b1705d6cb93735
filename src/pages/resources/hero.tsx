import styled from 'styled-components';
import { resourcesCopy } from './resources-copy.ts';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/kicker.tsx';

const { headline, lead, row } = resourcesCopy.hero;
const { light, accent, highlight, dark } = theme.color;

/** Renders the perimeter boards behind the touchline. */
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

/** Renders four boards in a row, each with a link to its section. */
function BoardRow() {
  return (
    <Row aria-label={row.label}>
      {row.links.map((link) => (
        <a key={link.hash} href={`#${link.hash}`}>
          {link.label}
        </a>
      ))}
    </Row>
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
    margin-top: ${theme.space[5]};
  }
`;

const Grass = styled.div`
  ${surfaces.brand}
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
  ${media.print} {
    display: none;
  }
`;

const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: ${theme.length.lineBold} solid ${theme.color.border};

  a {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    min-height: 6rem;
    padding: ${theme.space[3]};
    border: 0 solid ${dark};
    border-right-width: ${theme.length.lineBold};
    background: ${highlight};
    font: 800 min(clamp(1.75rem, 1rem + 2vw, 3rem), 9vw) / 0.9 ${theme.font.display};
    text-align: center;
    text-decoration: none;
    color: ${dark};
  }
  a:nth-child(2) {
    background: ${accent};
  }
  a:nth-child(3) {
    background: ${light};
  }
  a:nth-child(2n) {
    border-right: 0;
  }
  a:nth-child(-n + 2) {
    border-bottom-width: ${theme.length.lineBold};
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 4px;
  }
  a:focus-visible {
    outline-color: ${dark};
    outline-offset: -8px;
    box-shadow: none;
  }
  ${media.fromDesktop} {
    display: flex;

    a {
      min-height: 7.5rem;
      padding: 1rem clamp(1.25rem, 3vw, 3rem);
      border-bottom-width: 0;
    }
    a:nth-child(2) {
      border-right-width: ${theme.length.lineBold};
      border-right-style: solid;
    }
    a:nth-child(3) {
      background: ${highlight};
    }
    a:nth-child(4) {
      background: ${light};
    }
  }
  ${media.print} {
    display: none;
  }
`;
