import styled from 'styled-components';
import { ebookDownloadCopy } from '#content/copy/parts/ebook-download.ts';
import { booksPath, storyBookPath } from '#shared/book-path.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

interface TakeAlongProps {
  readonly label: string;
  /** All stories, without one. */
  readonly story?: number;
  readonly bytes: number;
}

/** A plain download, of which no device keeps a copy unasked. */
export function EbookDownload({ label, story, bytes }: TakeAlongProps) {
  return (
    <Place>
      <a href={story === undefined ? booksPath : storyBookPath(story)} download>
        {label}
      </a>
      <p>{ebookDownloadCopy.note(bytes)}</p>
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
    margin: 0;
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  ${media.print} {
    display: none;
  }
`;
