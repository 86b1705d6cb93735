import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Marks a placeholder with a dashed border. */
export const PendingMark = styled.span`
  display: inline-block;
  overflow-wrap: anywhere;
  padding: 0.35em 0.6em;
  border: ${theme.length.line} dashed currentColor;
  border-radius: ${theme.length.corner};
  font-size: 1rem;
  font-weight: 700;
  line-height: 1.2;

  ${media.print} {
    padding: 0.15em 0.5em;
    border-width: 1px;
    font-size: 9.5pt;
  }
`;
