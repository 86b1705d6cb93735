import styled from 'styled-components';
import { aasl25Copy } from './aasl25-copy.ts';
import { theme } from '#theme/theme.ts';
import { Half, Halves } from '#ui/layout/halves.tsx';
import { OutsideLink } from '#features/outside-link/outside-link.tsx';
import { Band, Page } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { ButtonAnchor, ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Lead } from '#ui/text/kicker.tsx';

const { problem, solution } = aasl25Copy.game;

export function Game() {
  return (
    <Words data-ruled="bottom">
      {[problem, solution].map(({ heading, lead, text }, index) => (
        <Half key={heading} data-surface={index === 0 ? 'accent' : 'muted'}>
          <h2>{heading}</h2>
          <p>{lead}</p>
          <p>{text}</p>
        </Half>
      ))}
    </Words>
  );
}

const Words = styled(Halves)`
  h2 {
    margin-bottom: 1.25rem;
    font-size: ${theme.text.h3};
  }
  h2 + p {
    max-width: 7.6em;
    font: 800 clamp(1.9rem, 1.3rem + 2vw, 3.1rem) / 1.02 ${theme.font.display};
    text-wrap: balance;
  }
  p {
    max-width: 24.6em;
  }
  > :first-child p:last-child {
    font-size: max(1.2rem, ${theme.text.body});
    font-weight: 700;
  }
`;

const { heading, lead, shop, distributor } = aasl25Copy.buy;

export function Buy() {
  return (
    <Band data-surface="highlight">
      <Columns>
        <div>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
        </div>
        <ButtonRow>
          <OutsideLink as={ButtonAnchor} address={shop.address}>
            {shop.label}
          </OutsideLink>
          <ButtonLink to={distributor.to} data-second>
            {distributor.label}
          </ButtonLink>
        </ButtonRow>
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  align-items: center;
  ${columns('minmax(0,1fr) auto', theme.space[6])}

  h2 + p {
    margin-top: ${theme.space[4]};
  }
  > :last-child {
    margin: 0;
  }
`;
