import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A card with a heading, facts and at most two buttons. */
export const Panel = styled.section`
  padding: ${theme.space[5]};
  border: ${theme.length.lineBold} solid ${theme.color.border};
  background: ${theme.color.raised};

  h2 {
    font-size: ${theme.text.h3};
  }
  h2 + p {
    margin-top: ${theme.space[3]};
  }
  button {
    min-height: ${theme.length.tap};
    padding: 0.3rem 0.9rem;
    font-size: 1.0625rem;
  }
`;
