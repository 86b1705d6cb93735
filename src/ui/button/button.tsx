import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { pageLink } from './page-link.tsx';

interface ButtonLookProps {
  /** True for a secondary button, which is outlined. */
  readonly 'data-second'?: boolean;
}

/** Styles of buttons and of links that look like one. */
const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  max-width: 100%;
  min-height: 3.25rem;
  padding: 0.7rem 1.4rem;
  border: ${theme.length.lineBold} solid var(--c-button-border);
  border-radius: ${theme.length.corner};
  background: var(--c-button);
  color: var(--c-button-text);
  font: 700 1.125rem / 1.15 ${theme.font.reading};
  text-align: center;
  overflow-wrap: anywhere;
  text-decoration: none;
  cursor: pointer;
  transition:
    transform ${theme.duration.quick},
    box-shadow ${theme.duration.quick};

  &:where([data-second='true']) {
    border-color: ${theme.color.border};
    background: transparent;
    color: ${theme.color.text};
  }
  ${media.hover} {
    &:hover {
      transform: translate(-2px, -2px);
      box-shadow: 4px 4px 0 ${theme.color.accent};
    }
  }
  &:active {
    transform: none;
    box-shadow: none;
  }
  &[disabled],
  &[aria-disabled='true'] {
    border-style: dashed;
    border-color: ${theme.color.border};
    background: var(--c-button-off);
    color: var(--c-button-off-text);
    cursor: default;
    transform: none;
    box-shadow: none;
  }
`;

export const Button = styled.button<ButtonLookProps>`
  ${buttonStyles}
`;

/** A link to another site that looks like a button. */
export const ButtonAnchor = styled.a<ButtonLookProps>`
  ${buttonStyles}
`;

/** A link within the site that looks like a button. */
export const ButtonLink = pageLink(ButtonAnchor);

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[6]};
`;
