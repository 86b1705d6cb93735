import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** One column, two from the tablet on, three on a wide page if asked for. */
export const Grid = styled.ul<{ readonly $columns: 2 | 3 }>`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[5]};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${({ $columns }) =>
    $columns === 3 && `${media.fromWide}{grid-template-columns:repeat(3,minmax(0,1fr));}`}
`;
