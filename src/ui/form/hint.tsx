import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A quiet line under a field or a button. */
export const Hint = styled.p`
  margin-top: 0.35rem;
  font-size: ${theme.text.label};
  color: ${theme.color.inkSoft};
`;
