import styled from 'styled-components';
import { homeCopy } from '#content/copy/home.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { TeamSheet } from '#ui/picture/team-sheet.tsx';

const { kicker, heading, lead, button, items } = homeCopy.who;

export function WhoWeHelp() {
  return (
    <Band>
      <Columns>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
          <ButtonLink to={button.to}>{button.label}</ButtonLink>
        </div>
        <TeamSheet lines={items} />
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  display: grid;
  gap: ${theme.space[7]};

  h2 + p {
    margin: 1.25rem 0 ${theme.space[6]};
  }
  ${media.fromDesktop} {
    grid-template-columns: 5fr 7fr;
  }
`;
