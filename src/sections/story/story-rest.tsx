import { storyCopy } from '#content/copy/story.ts';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { company, productMarked } from '#content/site.ts';
import type { StoryBody } from '#content/story/story.ts';
import { TakeAlong } from '#features/take-along/take-along.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import { LessonParts, WordList } from './lesson-parts.tsx';
import { RelatedStories } from './related-stories.tsx';

/** With the story's text. */
export interface StoryRest {
  readonly parts: typeof storyRest;
  readonly body: StoryBody;
}

interface BodyProps {
  readonly body: StoryBody;
}

const { code, codeName } = storyCopy.share;

function CodeFigure({ body }: BodyProps) {
  return (
    <>
      <QrCode rows={body.code} label={codeName} />
      <figcaption>{code}</figcaption>
    </>
  );
}

function TakeStoryAlong({ story, body }: BodyProps & { readonly story: number }) {
  return <TakeAlong label={takeAlongCopy.one} story={story} bytes={body.bookBytes} />;
}

function AfterText({ body: { lesson, address } }: BodyProps) {
  return (
    <>
      <LessonParts lesson={lesson} />
      <WordList lesson={lesson} />
      <p className="paper source">{`${company} ${productMarked} · ${address}`}</p>
    </>
  );
}

/**
 * What stays as the build has drawn it on a story's own page: this code comes only to those who open the
 * story from another page.
 */
export const storyRest = { CodeFigure, TakeStoryAlong, AfterText, RelatedStories } as const;
