import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** The page's one left edge and its widest line. */
export const Page = styled.div`
  max-width: ${theme.length.page};
  margin-inline: auto;
  padding-inline: ${theme.length.gutter};
`;
