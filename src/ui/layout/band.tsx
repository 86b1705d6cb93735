import styled from 'styled-components';
import { grounds, type Ground } from '#theme/grounds.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

interface BandProps {
  readonly $ground?: Ground;
  /** Thick rules above and below, or on one side. */
  readonly $ruled?: 'both' | 'top' | 'bottom';
  /** No space above: it follows a band of the same paper. */
  readonly $joined?: boolean;
}

/** A full-bleed part of a page. */
export const Band = styled.section<BandProps>`
  position: relative;
  padding-block: ${({ $joined }) => ($joined ? '0' : theme.length.band)} ${theme.length.band};
  border: 0 solid ${theme.color.rule};
  border-top-width: ${({ $ruled }) => ($ruled && $ruled !== 'bottom' ? theme.length.lineBold : '0')};
  border-bottom-width: ${({ $ruled }) => ($ruled && $ruled !== 'top' ? theme.length.lineBold : '0')};
  ${({ $ground = 'paper' }) => grounds[$ground]}

  h2 + p {
    margin-top: 1.25rem;
  }
  @media print {
    padding-block: ${theme.space[5]};
  }
`;

/** The page's one left edge and its widest line. */
export const Page = styled.div`
  max-width: ${theme.length.page};
  margin-inline: auto;
  padding-inline: ${theme.length.gutter};
`;

/** One column, two from the tablet on, three on a wide page if asked for. */
export const Grid = styled.ul<{ readonly $columns: 2 | 3 }>`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[5]};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${({ $columns }) =>
    $columns === 3 && `${media.fromWide}{grid-template-columns:repeat(3,minmax(0,1fr));}`}
`;
