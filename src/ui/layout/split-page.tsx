import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { Page } from './band.tsx';
import { columns } from './columns.ts';

/** A heading on the left and its content on the right, on small screens one above the other. */
export const SplitPage = styled(Page)`
  ${columns('5fr 7fr', theme.space[6], theme.space[8])}
`;
