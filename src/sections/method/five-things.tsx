import styled from 'styled-components';
import { methodCopy } from '#content/copy/method.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/page.tsx';
import { TeamSheet } from '#ui/picture/team-sheet.tsx';
import { SmallPitch } from './small-pitch.tsx';

const { kicker, heading, picture, items } = methodCopy.parts;
const lines = items.map((item, at) => ({ no: at + 1, ...item }));

/** The five things the method combines. */
export function FiveThings() {
  return (
    <Band>
      <Columns>
        <div className="pitch">
          <SmallPitch label={picture} />
        </div>
        <div className="sheet">
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
          <TeamSheet lines={lines} />
        </div>
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  display: grid;
  gap: ${theme.space[7]};

  h2 {
    margin-bottom: ${theme.space[6]};
  }
  .sheet li {
    grid-template-columns: 3.5rem 1fr;
  }
  ${media.fromDesktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[8]};
    align-items: start;

    .pitch {
      position: sticky;
      top: ${theme.space[6]};
    }
  }
`;
