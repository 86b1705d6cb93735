import styled from 'styled-components';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { formatDate } from '#content/words/format-date.ts';
import type { SnapshotState } from '#shared/take-paths.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Says how old a downloaded file or copy of the site is, and where a newer one is. */
export function StateNote({ day, address }: SnapshotState) {
  return <Note>{takeAlongCopy.state(formatDate(day), address)}</Note>;
}

const Note = styled.p`
  max-width: none;
  margin: 0;
  padding: ${theme.space[3]}
    max(${theme.length.gutter}, calc((100vw - ${theme.length.page}) / 2 + ${theme.length.gutter}));
  border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
  background: ${theme.color.muted};
  font-size: ${theme.text.label};
  font-weight: 700;
  overflow-wrap: anywhere;

  ${media.print} {
    display: none;
  }
`;
