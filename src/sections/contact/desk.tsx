import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Follow } from './follow.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import { Letter } from './letter.tsx';
import { RatherWrite } from './rather-write.tsx';

/** The form, and beside it the other ways to reach the team. */
export function Desk() {
  return (
    <Band as="div">
      <Columns>
        <GetInTouch />
        <Others>
          <RatherWrite />
          <Letter />
          <Follow />
        </Others>
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  display: grid;
  gap: ${theme.space[8]};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[9]};
  }
`;

const Others = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
  align-content: start;

  h2 {
    margin-bottom: 0.75rem;
    font-size: ${theme.text.h3};
  }
`;
