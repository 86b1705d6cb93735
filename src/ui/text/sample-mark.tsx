import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Marks text that the owner has not confirmed yet. */
export const SampleMark = styled.span`
  display: inline-block;
  padding: 0.3em 0.5em;
  border: ${theme.length.line} dashed currentColor;
  border-radius: ${theme.length.corner};
  font: 700 0.9375rem / 1 ${theme.font.reading};
  vertical-align: 0.15em;
`;
