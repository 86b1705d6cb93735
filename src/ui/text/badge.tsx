import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A number beside a label. */
export const Badge = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.5em;
  height: 1.5em;
  padding-inline: 0.35rem;
  border-radius: 0.75em;
  background: ${theme.color.accent};
  color: ${theme.color.dark};
  font: 800 1rem / 1 ${theme.font.reading};

  &:empty {
    display: none;
  }
`;
