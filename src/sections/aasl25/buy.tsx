import styled from 'styled-components';
import { aasl25Copy } from '#content/copy/aasl25.ts';
import { OutsideLink } from '#features/outside-link/outside-link.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { ButtonAnchor, ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Lead } from '#ui/text/kicker.tsx';

const { heading, lead, shop, distributor } = aasl25Copy.buy;

export function Buy() {
  return (
    <Band $ground="lamp">
      <Columns>
        <div>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
        </div>
        <ButtonRow>
          <OutsideLink as={ButtonAnchor} address={shop.address}>
            {shop.label}
          </OutsideLink>
          <ButtonLink to={distributor.to} $second>
            {distributor.label}
          </ButtonLink>
        </ButtonRow>
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  display: grid;
  gap: ${theme.space[6]};

  h2 + p {
    margin-top: 1rem;
  }
  > :last-child {
    margin: 0;
  }
  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
