import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Lead = styled.p`
  max-width: 24.6em;
  font-size: ${theme.text.lead};
  line-height: 1.45;
`;
