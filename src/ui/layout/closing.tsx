import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band } from './band.tsx';
import { ButtonRow } from './button-row.tsx';
import { Lead } from '#ui/text/lead.tsx';
import { Page } from './page.tsx';

interface ClosingProps {
  readonly heading: string;
  readonly lead: string;
  /** What to press at the end of the page. */
  readonly children: ReactNode;
}

export function Closing({ heading, lead, children }: ClosingProps) {
  return (
    <Band $ground="lamp">
      <Columns>
        <div>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
        </div>
        <ButtonRow>{children}</ButtonRow>
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  display: grid;
  gap: ${theme.space[6]};

  > :last-child {
    margin: 0;
  }
  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;
