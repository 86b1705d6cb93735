import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A short rule and a few words above a heading; at most three on a page. */
export const Kicker = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: none;
  margin: 0 0 1.1rem;
  font: 700 ${theme.text.label} / 1.2 ${theme.font.reading};
  letter-spacing: 0.02em;
  break-after: avoid;

  &::before {
    content: '';
    flex: none;
    width: 2.25rem;
    border-top: ${theme.length.lineBold} solid currentColor;
  }
`;

export const Lead = styled.p`
  max-width: 24.6em;
  font-size: ${theme.text.lead};
  line-height: 1.45;
`;
