import styled from 'styled-components';
import { forcedChoice } from '#theme/grounds.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.55em;
  min-height: ${theme.length.tap};
  padding: 0.45rem 1.1rem;
  border: ${theme.length.line} solid ${theme.color.rule};
  border-radius: ${theme.length.corner};
  background: transparent;
  color: ${theme.color.ink};
  font: 700 1.0625rem/1 ${theme.font.reading};
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${theme.color.ink};
    color: ${theme.color.paper};

    ${media.forced} {
      ${forcedChoice}
    }
  }
  &[aria-pressed='false']:hover {
    background: ${theme.color.lamp};
    color: ${theme.color.print};
  }
  &[aria-disabled='true'] {
    border-style: dashed;
    background: ${theme.color.kraft};
    color: ${theme.color.inkSoft};
    cursor: default;
  }
`;
