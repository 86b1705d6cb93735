import styled from 'styled-components';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { company, productMarked } from '#content/site.ts';
import type { Story } from '#content/story/story.ts';
import { TakeAlong } from '#features/take-along/take-along.tsx';
import { ShareCard } from '#features/share/share-card.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/page.tsx';
import { classSheet } from './class-sheet.ts';
import { LessonParts } from './lesson-parts.tsx';
import { Opening } from './opening.tsx';
import { ReadingBar } from './reading-bar.tsx';
import { StoryText } from './story-text.tsx';
import { WordList } from './word-list.tsx';

export function StoryArticle({ story }: { readonly story: Story }) {
  return (
    <Sheet data-paper>
      <Opening story={story} />
      <ReadingBar key={story.id} />
      <Reading>
        <PenaltyArea />
        <StoryText blocks={story.blocks} words={story.lesson.words} />
        <ShareCard title={story.title} address={story.address} code={story.code}>
          <TakeAlong label={takeAlongCopy.one} story={story.id} bytes={story.bookBytes} />
        </ShareCard>
      </Reading>
      <LessonParts lesson={story.lesson} />
      <WordList lesson={story.lesson} />
      <p className="paper source">{`${company} ${productMarked} · ${story.address}`}</p>
    </Sheet>
  );
}

/** The pitch marking in the outer margin of a wide page. */
function PenaltyArea() {
  return (
    <div className="margin" aria-hidden="true">
      <svg viewBox="0 0 112 320" fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M112 40H20v240h92M112 100H70v120h42M20 128a46 46 0 0 0 0 64" />
        <circle cx="46" cy="160" r="3" fill="currentColor" />
      </svg>
    </div>
  );
}

const Sheet = styled.article`
  ${classSheet}
`;

const Reading = styled(Page)`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.length.band};

  .margin {
    display: none;
  }
  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 41rem) 18rem;
    gap: ${theme.space[7]};
    justify-content: space-between;
  }
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 41rem) 18rem;

    .margin {
      display: block;
      justify-self: end;
      width: 7rem;
      height: 100%;
      margin-right: calc(${theme.space[5]} * -1);
      border-right: ${theme.length.lineBold} solid ${theme.color.rule};
    }
    .margin svg {
      width: 100%;
      overflow: visible;
    }
  }
  @media print {
    display: block;

    .margin {
      display: none;
    }
  }
`;
