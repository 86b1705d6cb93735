import { Island } from '#islands/island.tsx';
import { languageAttributes } from '#content/story/story-language.ts';
import { type BuiltStory, inStep, type StorySummary } from '#content/story/story.ts';
import { ClassSheet } from '#features/papers/class-sheet.tsx';
import { LessonParts, WordList } from './lesson-parts.tsx';
import { Onward } from './onward.tsx';
import { Opening } from './opening.tsx';
import { ReadingBar } from './reading-bar.island.tsx';
import { RelatedStories } from './related-stories.tsx';
import { ShareCard } from './share-card.tsx';
import { PenaltyArea, PrintedSheet, ReadingColumns, StorySheet } from './story-sheet.tsx';
import { StoryText } from './story-text.tsx';

interface StoryPageProps {
  readonly story: BuiltStory;
  readonly related: readonly StorySummary[];
}

export function StoryPage({ story, related }: StoryPageProps) {
  const { id, lesson } = story;
  const firstHalf = inStep(story, 'first-half');
  const hasSpanish = [story, firstHalf].some((text) => text && text.spanish.length > 0);
  const language = languageAttributes(story);
  return (
    <>
      <StorySheet data-paper="">
        <Opening story={story} />
        {story.blocks.length > 0 && (
          <Island trigger="touch">
            <ReadingBar id={id} hasSteps={firstHalf !== undefined} hasSpanish={hasSpanish} />
          </Island>
        )}
        <ReadingColumns data-languages={hasSpanish ? '' : undefined}>
          <PenaltyArea />
          <div>
            <StoryText story={story} step="full-time" />
            {firstHalf && <StoryText story={firstHalf} step="first-half" />}
          </div>
          <ShareCard story={story} />
        </ReadingColumns>
        {firstHalf && <Onward words={story.words} />}
        <LessonParts lesson={lesson} language={language} />
        <WordList lesson={lesson} language={language} />
      </StorySheet>
      <RelatedStories stories={related} />
      {/* The same text for print. Reader modes ignore stylesheets, but skip this class name. */}
      <PrintedSheet className="supplemental" data-printed="">
        <div data-step="full-time">
          <ClassSheet story={story} />
        </div>
        {firstHalf && (
          <div data-step="first-half">
            <ClassSheet story={firstHalf} />
          </div>
        )}
      </PrintedSheet>
    </>
  );
}
