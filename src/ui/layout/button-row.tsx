import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[6]};
`;
