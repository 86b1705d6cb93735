import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from './band.tsx';

/** A heading on the left and its content on the right, on small screens one above the other. */
export const SplitPage = styled(Page)`
  display: grid;
  gap: ${theme.space[6]};
  ${media.fromDesktop} {
    grid-template-columns: 5fr 7fr;
    gap: ${theme.space[8]};
  }
`;
