import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Shows how much of something is there. It needs a label in words. */
export const Meter = styled.progress`
  display: block;
  width: 100%;
  height: 1.1rem;
  border: ${theme.length.lineBold} solid ${theme.color.rule};
  border-radius: 0;
  background: ${theme.color.paper};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${theme.color.paper};
  }
  &::-webkit-progress-value {
    background: ${theme.color.pitch};
  }
  &::-moz-progress-bar {
    background: ${theme.color.pitch};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
