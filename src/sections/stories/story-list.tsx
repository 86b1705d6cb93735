import { useId } from 'react';
import type { CategoryFilterId } from '#content/story/categories.ts';
import { storiesIn, storySummaries } from '#content/story/stories.ts';
import { FilterStrip } from './filter-strip.tsx';
import { StoryGrid } from './story-grid.tsx';

interface StoryListProps {
  readonly active: CategoryFilterId;
  readonly onSelect: (id: CategoryFilterId) => void;
}

export function StoryList({ active, onSelect }: StoryListProps) {
  const noteId = useId();
  return (
    <>
      <FilterStrip active={active} onSelect={onSelect} noteId={noteId} />
      <StoryGrid stories={storiesIn(active)} total={storySummaries.length} noteId={noteId} />
    </>
  );
}
