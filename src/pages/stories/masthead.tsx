import styled from 'styled-components';
import { storiesCopy } from './stories-copy.ts';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';

/** Renders the heading of the stories page; its letters stand on the bottom border. */
export function Masthead() {
  return (
    <Front>
      <svg
        viewBox="0 0 420 360"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="10"
      >
        <path d="M420 300A130 130 0 0 0 290 360M420 40A330 330 0 0 0 90 360M415 0v360" />
      </svg>
      <Page>
        <h1>{storiesCopy.hero.headline}</h1>
        <p>{storiesCopy.hero.lead}</p>
      </Page>
    </Front>
  );
}

const Front = styled.header`
  ${surfaces.highlight}
  position: relative;
  overflow: hidden;
  border-bottom: ${theme.length.lineBold} solid ${theme.color.dark};

  > svg {
    display: none;
  }
  > div {
    align-items: end;
    padding-top: ${theme.space[7]};
    ${columns('minmax(0,max-content) minmax(min-content,1fr)', theme.space[5], theme.space[7])}
  }
  /* The line is as high as the capital letters, so they touch the rule below in any fallback font. */
  h1 {
    margin: 0 0 0 -0.03em;
    font-family: ${theme.font.capitals};
    font-size: min(37vw, 20rem);
    line-height: 0.66;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  p {
    max-width: 17.1em;
    margin: 0;
    font-size: ${theme.text.lead};
    font-weight: 700;
    line-height: 1.45;
  }
  ${media.belowDesktop} {
    h1 {
      margin-right: calc(-1 * ${theme.length.gutter});
    }
    p {
      order: -1;
    }
  }
  ${media.fromDesktop} {
    > div {
      padding-top: ${theme.space[8]};
    }
    h1 {
      font-size: min(27vw, 22rem);
    }
    p {
      padding-bottom: ${theme.space[5]};
    }
    > svg {
      display: block;
      position: absolute;
      right: 0;
      bottom: 0;
      width: auto;
      height: 100%;
      opacity: 0.16;
    }
  }
`;
