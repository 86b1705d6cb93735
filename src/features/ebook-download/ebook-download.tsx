import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ebookDownloadCopy } from '#content/copy/parts/ebook-download.ts';
import { booksPath, storyBookPath } from '#shared/book-path.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

interface EbookDownloadProps {
  readonly label: string;
  /** Id of a story; without one the link leads to the book of all stories or of the newest year. */
  readonly story?: number;
  readonly bytes: number;
  readonly year?: string | undefined;
  readonly children?: ReactNode;
}

/** Renders a link that downloads an EPUB. Devices do not store EPUBs for offline use. */
export function EbookDownload({ label, story, bytes, year, children }: EbookDownloadProps) {
  return (
    <Place>
      <a href={story === undefined ? booksPath : storyBookPath(story)} download>
        {label}
      </a>
      <p>{ebookDownloadCopy.note(bytes, year)}</p>
      {children}
    </Place>
  );
}

const Place = styled.div`
  margin-top: ${theme.space[4]};

  a {
    display: inline-block;
    min-height: ${theme.length.tap};
    padding-block: ${theme.space[2]};
    font-weight: 700;
  }
  p {
    margin: 0 0 ${theme.space[2]};
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  ${media.print} {
    display: none;
  }
`;
