import styled from 'styled-components';
import { grassrootsCopy } from '#content/copy/grassroots.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { SplitPage } from '#ui/layout/split-page.tsx';
import { TickList } from '#ui/text/tick-list.tsx';

const { heading, lead, benefits, button } = grassrootsCopy.involved;

export function GetInvolved() {
  return (
    <Involved $ground="pitch">
      <SplitPage>
        <div>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
          <ButtonRow>
            <ButtonLink to={button.to}>{button.label}</ButtonLink>
          </ButtonRow>
        </div>
        <TickList items={benefits} />
      </SplitPage>
    </Involved>
  );
}

const Involved = styled(Band)`
  h2 {
    font-size: ${theme.text.h1};
  }
  li {
    max-width: none;
    font-weight: 700;
  }
  li svg {
    color: ${theme.color.lamp};
  }
  @media print {
    li svg {
      color: inherit;
    }
  }
`;
