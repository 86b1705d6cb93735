import styled from 'styled-components';
import { buyingGuideCopy } from './buying-guide-copy.ts';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { Passes } from './passes.tsx';

const { heading } = buyingGuideCopy.steps;

/** Renders the three steps as a passing move up the pitch. */
export function ThreePasses() {
  return (
    <Move aria-labelledby="passes">
      <svg
        viewBox="0 0 1440 560"
        width="1440"
        height="560"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      >
        <path d="M1125-10V180H1450M1290-10V80H1450M0 530H1440" />
        <path d="M1125 45A70 70 0 0 0 1125 145" />
      </svg>
      <Page>
        <VisuallyHidden as="h2" id="passes">
          {heading}
        </VisuallyHidden>
        <Passes />
      </Page>
    </Move>
  );
}

const Move = styled.section`
  ${surfaces.brand}
  position: relative;
  overflow: hidden;
  border-block: ${theme.length.lineBold} solid ${theme.color.dark};

  > svg {
    display: none;
  }
  > div {
    position: relative;
    padding-block: ${theme.space[7]} ${theme.space[8]};
  }
  ${media.fromDesktop} {
    > svg {
      display: block;
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      opacity: 0.55;
    }
    path {
      vector-effect: non-scaling-stroke;
    }
  }
  ${media.print} {
    > svg {
      display: none;
    }
  }
`;
