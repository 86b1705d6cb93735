import styled from 'styled-components';
import { ebookDownloadCopy } from '#content/copy/parts/ebook-download.ts';
import { EbookDownload } from '#features/ebook-download/ebook-download.tsx';
import { storiesCopy } from './stories-copy.ts';
import type { StorySummary } from '#content/story/story.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/button/page-link.tsx';
import { Grid, Page } from '#ui/layout/band.tsx';
import { StoryCard } from './story-card.tsx';

interface StoryGridProps {
  readonly stories: readonly StorySummary[];
  readonly bookBytes: number;
  readonly noteId: string;
}

const earlyPictures = 3;
const { count, none, papers, more } = storiesCopy;

export function StoryGrid({ stories, bookBytes, noteId }: StoryGridProps) {
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
          {stories.length > 0 ? count(stories.length) : none}
        </p>
        <Cards data-columns={3} role="list">
          {stories.map((story, at) => (
            <li key={story.id} data-categories={story.categories.join(' ')}>
              <StoryCard story={story} isEarly={at < earlyPictures} />
            </li>
          ))}
        </Cards>
        <div className="more">
          <Button type="button" data-second aria-disabled="true" aria-describedby={noteId}>
            {more.button}
          </Button>
          <p id={noteId}>{more.allShown(stories.length)}</p>
        </div>
        <p>
          <TextLink to={papers.to}>{papers.label}</TextLink>
        </p>
        <EbookDownload label={ebookDownloadCopy.all} bytes={bookBytes} />
      </Page>
    </Body>
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
`;
