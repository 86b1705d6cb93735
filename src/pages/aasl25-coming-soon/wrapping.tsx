import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

const { accent, dark } = theme.color;

/** Renders brown wrapping paper with two strings and a bow. */
export function Wrapping({ children }: { readonly children: ReactNode }) {
  return (
    <Paper>
      <svg viewBox="0 0 144 124" width="144" height="124" aria-hidden="true">
        <g fill={accent} stroke={dark} strokeWidth="4" strokeLinejoin="round">
          <path d="M72 62C40 8 4 14 6 44s36 32 66 18zM72 62c32-54 68-48 66-18s-36 32-66 18zM66 66L34 118l26-8zM78 66l32 52-26-8z" />
          <circle cx="72" cy="62" r="15" />
        </g>
      </svg>
      {children}
    </Paper>
  );
}

const Paper = styled.div`
  position: relative;
  overflow: hidden;
  border-top: ${theme.length.lineBold} solid ${theme.color.border};
  background: ${theme.color.muted};

  &::before,
  &::after {
    content: '';
    position: absolute;
    border: 0 solid ${dark};
    background: ${accent};
  }
  &::before {
    top: 3.5rem;
    right: 0;
    left: 0;
    height: 1.25rem;
    border-block-width: ${theme.length.lineBold};
  }
  &::after {
    top: 0;
    bottom: 0;
    left: min(1.5rem, 7vw);
    width: min(1.25rem, 6vw);
    border-inline-width: ${theme.length.lineBold};
  }
  > svg {
    position: absolute;
    z-index: 1;
    top: 0.25rem;
    left: calc(2.125rem - 4.5rem);
    width: 9rem;
  }
  ${media.fromDesktop} {
    &::after {
      left: calc(50% - 0.625rem);
    }
    > svg {
      left: calc(50% - 4.5rem);
    }
  }
  ${media.print} {
    &::before,
    &::after,
    > svg {
      display: none;
    }
  }
`;
