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
        <g opacity=".55" vectorEffect="non-scaling-stroke">
          <path d="M1060-10V180H1450M1250-10V80H1450M0 530H1440" />
          <path d="M1060 45A70 70 0 0 0 1060 145" />
        </g>
        <path
          strokeDasharray="14 12"
          d="M160 330C300 320 400 270 520 230M640 215C760 200 840 170 945 130"
        />
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
