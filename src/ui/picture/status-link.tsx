import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { pageLink } from '../button/page-link.tsx';

/** State of the dot before the text: filled, in progress, or an empty ring. */
type Tone = 'done' | 'busy' | 'off' | 'none';

interface StatusLinkProps {
  /** An attribute, because the build writes all rules. */
  readonly 'data-tone': Tone;
}

/**
 * A link that shows a short status. It is high enough for a finger, but less of it is drawn, so
 * that it covers little of a small screen.
 */
export const StatusLink = pageLink(styled.a<StatusLinkProps>`
  display: flex;
  align-items: end;
  min-height: ${theme.length.tap};
  margin-top: -0.875rem;
  color: ${theme.color.text};
  text-decoration: none;

  > span {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    min-height: 1.875rem;
    padding: 0.1rem 0.6rem;
    border: ${theme.length.line} solid ${theme.color.border};
    border-radius: 0 0 ${theme.length.corner} ${theme.length.corner};
    background: ${theme.color.raised};
    font: 700 ${theme.text.label} / 1.2 ${theme.font.reading};
    font-variant-numeric: tabular-nums;
  }
  > span::before {
    content: '';
    flex: none;
    width: 0.8rem;
    height: 0.8rem;
    border-radius: 50%;
  }
  /* The width does not change while the words count up to "Saved". */
  &:is([data-tone='busy'], [data-tone='done']) > span {
    min-width: min(11.75rem, 80vw);
  }
  &[data-tone='done'] > span::before {
    background: ${theme.color.brand};
  }
  &[data-tone='busy'] > span::before {
    background: ${theme.color.highlight};
    box-shadow: 0 0 0 2px ${theme.color.border};
  }
  &[data-tone='off'] > span::before {
    border: 3px solid ${theme.color.accent};
  }
  &[data-tone='none'] > span::before {
    display: none;
  }
  ${media.fromWide} {
    align-items: start;
    margin-top: 0;
  }
  &:hover > span {
    background: ${theme.color.highlight};
    color: ${theme.color.dark};
  }
`);
