import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** What is wrong with a field, in words under it. */
export const FieldError = styled.p`
  max-width: none;
  margin-top: 0.5rem;
  padding-left: 0.75rem;
  border-left: 6px solid ${theme.color.flag};
  font-weight: 700;
  line-height: 1.4;
  color: ${theme.color.flagText};
`;
