import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { Band } from './band.tsx';
import { ButtonRow } from './button-row.tsx';
import { Lead } from '#ui/text/lead.tsx';
import { Page } from './page.tsx';

interface BigClosingProps {
  readonly heading: string;
  readonly lead: string;
  /** What to press at the end of the page. */
  readonly children: ReactNode;
}

/** The end of a page that was leading up to one press. */
export function BigClosing({ heading, lead, children }: BigClosingProps) {
  return (
    <End $ground="lamp">
      <Page>
        <h2>{heading}</h2>
        <Lead>{lead}</Lead>
        <ButtonRow>{children}</ButtonRow>
      </Page>
    </End>
  );
}

const End = styled(Band)`
  h2 {
    max-width: 5.8em;
    font-size: ${theme.text.h1};
  }
  h2 + p {
    margin-top: 1.25rem;
  }
`;
