import styled from 'styled-components';
import { contactCopy } from './contact-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';

const { kicker, headline, lead } = contactCopy.hero;

/** Renders a corner flag and a ball. */
export function Hero() {
  return (
    <Corner data-surface="accent" data-ruled="bottom">
      <svg viewBox="0 0 220 300" width="220" height="300" aria-hidden="true">
        <path d="M40 0v300" stroke={theme.color.dark} strokeWidth="9" />
        <path
          d="M44 8l150 46-150 52z"
          fill={theme.color.highlight}
          stroke={theme.color.dark}
          strokeWidth="6"
        />
        <path
          d="M-80 300a120 120 0 0 1 240 0"
          fill="none"
          stroke={theme.color.light}
          strokeWidth="9"
        />
      </svg>
      <Page>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{headline}</h1>
        </div>
        <Lead>{lead}</Lead>
      </Page>
    </Corner>
  );
}

const Corner = styled(Band)`
  overflow: hidden;
  padding-block: ${theme.space[7]};

  > svg {
    display: none;
    position: absolute;
    right: ${theme.length.gutter};
    bottom: 0;
    width: auto;
    height: 88%;
  }
  > div {
    position: relative;
    display: grid;
    gap: ${theme.space[5]};
  }
  h1 {
    max-width: 2.7em;
    font-size: clamp(4rem, 26vw, 12rem);
    line-height: 0.78;
  }
  div > p:last-child {
    max-width: 13.2em;
    font-weight: 700;
  }
  ${media.fromDesktop} {
    padding-block: ${theme.space[8]} ${theme.space[7]};

    > div {
      grid-template-columns: max-content minmax(0, 1fr);
      gap: ${theme.space[8]};
      align-items: end;
    }
  }
  ${media.fromVast} {
    > svg {
      display: block;
    }
  }
  ${media.print} {
    > svg {
      display: none;
    }
  }
`;
