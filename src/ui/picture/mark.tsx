import { createLink } from '@tanstack/react-router';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** The dot before the words: full, on its way, or an empty ring. */
type MarkTone = 'done' | 'busy' | 'off' | 'none';

interface MarkProps {
  readonly $tone: MarkTone;
}

const dots = {
  done: `background:${theme.color.pitch};`,
  busy: `background:${theme.color.lamp};box-shadow:0 0 0 2px ${theme.color.rule};`,
  off: `border:3px solid ${theme.color.flag};`,
  none: 'display:none;',
} as const;

/** While it counts up to "Saved" its edge stays where it is. */
const counts: readonly MarkTone[] = ['busy', 'done'];

/**
 * A few quiet words about the device that lead to more. The link is a fingertip high; what is
 * drawn of it is less, so that it hangs into small screens as little as possible.
 */
export const MarkLink = createLink(styled.a<MarkProps>`
  display: flex;
  align-items: end;
  min-height: ${theme.length.tap};
  margin-top: -0.875rem;
  color: ${theme.color.ink};
  text-decoration: none;

  > span {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    ${({ $tone }) => counts.includes($tone) && 'min-width:11.75rem;'}
    min-height: 1.875rem;
    padding: 0.1rem 0.6rem;
    border: ${theme.length.line} solid ${theme.color.rule};
    border-radius: 0 0 ${theme.length.corner} ${theme.length.corner};
    background: ${theme.color.sheet};
    font: 700 ${theme.text.label} / 1.2 ${theme.font.reading};
    font-variant-numeric: tabular-nums;
  }
  > span::before {
    content: '';
    flex: none;
    width: 0.8rem;
    height: 0.8rem;
    border-radius: 50%;
    ${({ $tone }) => dots[$tone]}
  }
  ${media.fromWide} {
    align-items: start;
    margin-top: 0;
  }
  &:hover > span {
    background: ${theme.color.lamp};
    color: ${theme.color.print};
  }
`);
