import styled from 'styled-components';
import { forcedSelected } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.55em;
  min-height: ${theme.length.tap};
  padding: 0.45rem 1.1rem;
  border: ${theme.length.line} solid ${theme.color.border};
  border-radius: ${theme.length.corner};
  background: transparent;
  color: ${theme.color.text};
  font: 700 1.0625rem/1 ${theme.font.reading};
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${theme.color.text};
    color: ${theme.color.background};

    ${media.forcedColors} {
      ${forcedSelected}
    }
  }
  &[aria-pressed='false']:hover {
    background: ${theme.color.highlight};
    color: ${theme.color.dark};
  }
  &[aria-disabled='true'] {
    border-style: dashed;
    background: ${theme.color.muted};
    color: ${theme.color.textSoft};
    cursor: default;
  }
`;
