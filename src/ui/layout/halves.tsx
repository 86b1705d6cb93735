import styled from 'styled-components';
import type { Surface } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Two surfaces side by side, on small screens one above the other. */
export const Halves = styled.div<{ readonly 'data-ruled': 'both' | 'bottom' }>`
  display: grid;
  border: 0 solid ${theme.color.border};
  border-bottom-width: ${theme.length.lineBold};

  &:where([data-ruled='both']) {
    border-top-width: ${theme.length.lineBold};
  }

  > * {
    padding: ${theme.space[7]} ${theme.length.gutter};
  }
  > * + * {
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  ${media.fromDesktop} {
    grid-template-columns: 1fr 1fr;

    > * {
      padding-block: ${theme.space[8]};
    }
    > * + * {
      border-top: 0;
      border-left: ${theme.length.lineBold} solid ${theme.color.border};
    }
    > :first-child {
      padding-left: max(
        ${theme.length.gutter},
        calc((100vw - ${theme.length.page}) / 2 + ${theme.length.gutter})
      );
    }
  }
`;

export const Half = styled.section<{ readonly 'data-surface': Surface }>``;
