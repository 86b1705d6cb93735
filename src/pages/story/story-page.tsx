import { Island } from '#islands/island.tsx';
import { languageAttributes } from '#content/story/story-language.ts';
import type { BuiltStory, StorySummary } from '#content/story/story.ts';
import { ClassSheet } from '#features/papers/class-sheet.tsx';
import { LessonParts, WordList } from './lesson-parts.tsx';
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
  const { id, blocks, lesson } = story;
  const language = languageAttributes(story);
  return (
    <>
      <StorySheet data-paper="">
        <Opening story={story} />
        <Island trigger="touch">
          <ReadingBar id={id} />
        </Island>
        <ReadingColumns>
          <PenaltyArea />
          <StoryText blocks={blocks} language={language} />
          <ShareCard {...story} />
        </ReadingColumns>
        <LessonParts lesson={lesson} language={language} />
        <WordList lesson={lesson} language={language} />
      </StorySheet>
      <RelatedStories stories={related} />
      {/* The same text, for paper only. By its class name, reader modes leave it out: they know no stylesheet. */}
      <PrintedSheet className="supplemental" data-printed="">
        <ClassSheet story={story} />
      </PrintedSheet>
    </>
  );
}
