import styled from 'styled-components';
import type { StoryBody, StorySummary } from '#content/story/story.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { ShareCard } from '#features/share/share-card.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { Still, useStill } from '#ui/layout/still.tsx';
import { classSheet } from './class-sheet.ts';
import { Opening } from './opening.tsx';
import { ReadingBar } from './reading-bar.tsx';
import type { StoryRest } from './story-rest.tsx';
import { StoryText } from './story-text.tsx';

interface StoryArticleProps {
  readonly story: StorySummary;
  /** Not there while the page that the build has drawn is joined: nothing of it is drawn then. */
  readonly rest: StoryRest | undefined;
  readonly loadBody: () => Promise<StoryBody>;
}

export function StoryArticle({ story, rest, loadBody }: StoryArticleProps) {
  const { id, title } = story;
  const still = useStill(() => ({ children: rest && <rest.parts.AfterText body={rest.body} /> }));
  return (
    <Sheet data-paper>
      <Opening story={story} />
      <BelowFold>
        <ReadingBar />
        <Reading>
          <PenaltyArea />
          <StoryText text={rest?.body.text ?? ''} />
          <ShareCard title={title} loadPlace={loadBody}>
            <Still as="figure" draw={() => rest && <rest.parts.CodeFigure body={rest.body} />} />
            <Still draw={() => rest && <rest.parts.TakeStoryAlong story={id} body={rest.body} />} />
          </ShareCard>
        </Reading>
        <After {...still} />
      </BelowFold>
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

/** No box of its own: on paper each part has its place in the sheet. */
const After = styled.div`
  display: contents;
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
