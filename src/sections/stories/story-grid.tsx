import styled from 'styled-components';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { booksBytes } from '#content/story/stories.ts';
import { TakeAlong } from '#features/take-along/take-along.tsx';
import { storiesCopy } from '#content/copy/stories.ts';
import type { StorySummary } from '#content/story/story.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Grid, Page } from '#ui/layout/band.tsx';
import { StoryCard } from './story-card.tsx';

interface StoryGridProps {
  readonly stories: readonly StorySummary[];
  /** How many stories the site has. */
  readonly total: number;
  readonly noteId: string;
}

const earlyPictures = 3;

export function StoryGrid({ stories, total, noteId }: StoryGridProps) {
  return (
    <Body>
      <Page>
        <p role="status">
          {stories.length > 0 ? storiesCopy.count(stories.length) : storiesCopy.none}
        </p>
        <Cards data-columns={3} role="list">
          {stories.map((story, at) => (
            <li key={story.id}>
              <StoryCard story={story} isEarly={at < earlyPictures} />
            </li>
          ))}
        </Cards>
        <div className="more">
          <Button type="button" data-second aria-disabled="true" aria-describedby={noteId}>
            {storiesCopy.more.button}
          </Button>
          <p id={noteId}>{storiesCopy.more.allShown(total)}</p>
        </div>
        <TakeAlong label={takeAlongCopy.all} bytes={booksBytes} />
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
    border-top: ${theme.length.lineBold} solid ${theme.color.rule};
  }
  .more p {
    margin: 0;
    font-weight: 700;
  }
`;
