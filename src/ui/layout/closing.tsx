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
  readonly buttons: readonly {
    readonly label: string;
    readonly to: PageAddress;
  }[];
  /** `beside`: the buttons are beside the words on wide screens; `big`: for a single call to action. */
  readonly layout: keyof typeof layouts;
  readonly 'data-ruled'?: 'top';
}

/** Renders the links at the end of a page. */
export function Closing({ heading, lead, buttons, layout, ...attributes }: ClosingProps) {
  const End = layouts[layout];
  return (
    <End data-surface="highlight" {...attributes}>
      <Page>
        <div>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
        </div>
        <ButtonRow>
          {buttons.map(({ label, to }, index) => (
            <ButtonLink
              key={label}
              to={to}
              {...(layout === 'big' && index > 0 && { 'data-second': true })}
            >
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
      </Page>
    </End>
  );
}

const Beside = styled(Band)`
  > div {
    display: grid;
    gap: ${theme.space[6]};

    > :last-child {
      margin: 0;
    }
    ${media.fromDesktop} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
  }
`;

const Below = styled(Band)`
  h2 {
    max-width: 6.2em;
  }
`;

const Big = styled(Band)`
  h2 {
    max-width: 5.8em;
    font-size: ${theme.text.h1};
  }
`;

/** Styled components instead of an attribute: a page then contains the rules of one layout only. */
const layouts = { beside: Beside, below: Below, big: Big };
