import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const SkipLink = styled.a`
  position: absolute;
  z-index: ${theme.layer.skip};
  left: -999px;

  &:focus {
    top: 1rem;
    left: 1rem;
    padding: 0.75rem 1rem;
    background: ${theme.color.lamp};
    color: ${theme.color.print};
  }
`;
