import styled from 'styled-components';
import { aasl25Copy } from './aasl25-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { TeamSheet } from '#ui/picture/team-sheet.tsx';
import { TextLink } from '#ui/button/page-link.tsx';

const { kicker, heading, items } = aasl25Copy.differences;

const lines = items.map((item) =>
  'link' in item
    ? {
        ...item,
        text: (
          <>
            {item.text} <TextLink to={item.link.to}>{item.link.label}</TextLink>.
          </>
        ),
      }
    : item,
);

export function Differences() {
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
  gap: ${theme.space[6]} ${theme.space[8]};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);

    > :first-child {
      position: sticky;
      top: 2rem;
      align-self: start;
    }
  }
`;
