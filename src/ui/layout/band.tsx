import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Surface } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

interface BandProps {
  readonly 'data-surface'?: Surface;
  /** Thick rules above and below, or on one side. */
  readonly 'data-ruled'?: 'both' | 'top' | 'bottom';
  /** True for no space above, after a band with the same background. */
  readonly 'data-joined'?: true;
}

/** A section that is as wide as the window. */
export const Band = styled.section<BandProps>`
  position: relative;
  padding-block: ${theme.length.band};
  border: 0 solid ${theme.color.border};

  &:where([data-joined]) {
    padding-top: 0;
  }
  &:where([data-ruled='both'], [data-ruled='top']) {
    border-top-width: ${theme.length.lineBold};
  }
  &:where([data-ruled='both'], [data-ruled='bottom']) {
    border-bottom-width: ${theme.length.lineBold};
  }
  h2 + p {
    margin-top: 1.25rem;
  }
  ${media.print} {
    padding-block: ${theme.space[5]};
  }
`;

/** Centres content at the page's maximum width. */
export const Page = styled.div`
  max-width: ${theme.length.page};
  margin-inline: auto;
  padding-inline: ${theme.length.gutter};
`;

/** Renders a band with its content in a `Page`. */
export function PageBand({ children, ...attributes }: ComponentProps<typeof Band>) {
  return (
    <Band {...attributes}>
      <Page>{children}</Page>
    </Band>
  );
}

/** A grid of one column, two from the tablet on, and up to three on wide pages. */
export const Grid = styled.ul<{ readonly 'data-columns': 2 | 3 }>`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[5]};
  overflow-wrap: anywhere;

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.fromWide} {
    &:where([data-columns='3']) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
