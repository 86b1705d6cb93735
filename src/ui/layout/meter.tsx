import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Shows how much of a total is reached. It needs a label in words. */
export const Meter = styled.progress`
  display: block;
  width: 100%;
  height: 1.1rem;
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-radius: 0;
  background: ${theme.color.background};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${theme.color.background};
  }
  &::-webkit-progress-value {
    background: ${theme.color.brandText};
  }
  &::-moz-progress-bar {
    background: ${theme.color.brandText};
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;
