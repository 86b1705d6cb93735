import styled from 'styled-components';
import { ebookDownloadCopy } from '#content/copy/parts/ebook-download.ts';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { KeepStories } from '#features/stories/keep-stories.island.tsx';
import { EbookDownload } from '#features/ebook-download/ebook-download.tsx';
import { YearFiles } from '#features/take-along/year-files.tsx';
import { Island } from '#islands/island.tsx';
import { storiesCopy } from './stories-copy.ts';
import { archiveLength, archivePath, storiesPerPage } from '#content/story/story-archive.ts';
import type { StorySummary } from '#content/story/story.ts';
import { type BooksOffer, yearBookPath } from '#shared/book-path.ts';
import { theme } from '#theme/theme.ts';
import { Button, ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Grid, Page } from '#ui/layout/band.tsx';
import { Meter } from '#ui/layout/meter.tsx';
import { SearchResults } from './list-templates.tsx';
import { AwayMark, StoryCard } from './story-card.tsx';

interface StoryGridProps {
  readonly stories: readonly StorySummary[];
  readonly books: BooksOffer;
  readonly noteId: string;
}

const earlyPictures = 3;
const { count, none, newestFirst, papers, more } = storiesCopy;

export function StoryGrid({ stories, books, noteId }: StoryGridProps) {
  const { length } = stories;
  const { years, ...book } = books;
  return (
    <Body>
      <Page>
        <p
          role="status"
          data-story-count=""
          data-none={none}
          data-one={count(1)}
          data-many={count('#')}
        >
          {length > storiesPerPage ? newestFirst(length) : length > 0 ? count(length) : none}
        </p>
        <Cards data-columns={3} role="list" data-enhance="kept-marks" data-cards="">
          {stories.slice(0, storiesPerPage).map((story, index) => (
            <li key={story.id} data-categories={story.categories.join(' ')} data-story={story.id}>
              <StoryCard story={story} isEarly={index < earlyPictures} />
            </li>
          ))}
        </Cards>
        {length > storiesPerPage && <SearchResults />}
        {length > storiesPerPage ? (
          <LoadMore total={length} noteId={noteId} />
        ) : (
          <div className="more">
            <Button type="button" data-second aria-disabled="true" aria-describedby={noteId}>
              {more.button}
            </Button>
            <p id={noteId}>{more.allShown(length)}</p>
          </div>
        )}
        <template data-away="">
          <AwayMark />
        </template>
        <ButtonRow>
          <ButtonLink to={papers.to} data-second>
            {papers.label}
          </ButtonLink>
        </ButtonRow>
        <EbookDownload label={ebookDownloadCopy.all} {...book}>
          <YearFiles label={takeAlongCopy.years} files={years} pathOf={yearBookPath} />
        </EbookDownload>
        {length > storiesPerPage && (
          <div className="keep">
            <Island>
              <KeepStories />
            </Island>
          </div>
        )}
      </Page>
    </Body>
  );
}

interface LoadMoreProps {
  readonly total: number;
  readonly noteId: string;
}

/** Renders a link to the archive or, with script, a button that continues the list. */
function LoadMore({ total, noteId }: LoadMoreProps) {
  const shown = more.shown(storiesPerPage, total);
  return (
    <div className="more">
      <Meter value={storiesPerPage} max={total} aria-label={shown} />
      <ButtonLink to={archivePath(archiveLength(total))} data-second className="unscripted">
        {more.button}
      </ButtonLink>
      <Button type="button" data-second data-more="">
        {more.button}
      </Button>
      <p id={noteId} role="status" data-shown="">
        {shown}
      </p>
    </div>
  );
}

const Cards = styled(Grid)`
  gap: ${theme.space[8]} ${theme.space[6]};
`;

const Body = styled.section`
  padding-block: ${theme.space[6]} ${theme.length.band};

  p[role='status'] {
    margin-bottom: ${theme.space[6]};
    font-weight: 700;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]} ${theme.space[5]};
    align-items: center;
    margin-top: ${theme.space[8]};
    padding-top: ${theme.space[5]};
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  .more p {
    margin: 0;
    font-weight: 700;
  }
  .keep {
    margin-block: ${theme.space[6]};
  }
  progress {
    flex: 0 0 100%;
  }
  html[data-scripted] & .unscripted,
  html:not([data-scripted]) & [data-more] {
    display: none;
  }
`;
