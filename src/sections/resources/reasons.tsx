import styled from 'styled-components';
import { resourcesCopy } from '#content/copy/resources.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { TeamSheet } from '#ui/picture/team-sheet.tsx';

const { kicker, heading, items } = resourcesCopy.reasons;
const lines = items.map((item, at) => ({ no: at + 1, ...item }));

export function Reasons() {
  return (
    <Band>
      <Columns>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
        </div>
        <TeamSheet lines={lines} />
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${theme.space[8]};
  }
  ${media.fromVast} {
    ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: ${theme.space[7]};
    }
    li {
      grid-template-columns: 3.5rem minmax(0, 1fr);
      column-gap: 1.25rem;
    }
  }
`;
