import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import type { PageAddress } from '#ui/button/page-link.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { Band, Page } from './band.tsx';

interface ClosingProps {
  readonly heading: string;
  readonly lead: string;
  /** Links at the end of the page. */
  readonly buttons: readonly {
    readonly label: string;
    readonly to: PageAddress;
  }[];
}

export function Closing({ heading, lead, buttons }: ClosingProps) {
  return (
    <Band data-surface="highlight">
      <Columns>
        <div>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
        </div>
        <ButtonRow>
          {buttons.map(({ label, to }) => (
            <ButtonLink key={label} to={to}>
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
      </Columns>
    </Band>
  );
}

/** Renders the end of a page that leads up to one action. */
export function BigClosing({ heading, lead, buttons }: ClosingProps) {
  return (
    <End data-surface="highlight">
      <Page>
        <h2>{heading}</h2>
        <Lead>{lead}</Lead>
        <ButtonRow>
          {buttons.map(({ label, to }, index) => (
            <ButtonLink key={label} to={to} data-second={index > 0}>
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
      </Page>
    </End>
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

const End = styled(Band)`
  h2 {
    max-width: 5.8em;
    font-size: ${theme.text.h1};
  }
  h2 + p {
    margin-top: 1.25rem;
  }
`;
