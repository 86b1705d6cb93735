import type { StorySummary } from '#content/story/story.ts';
import { Masthead } from './masthead.tsx';
import { StoryList } from './story-list.tsx';

interface StoriesPageProps {
  readonly stories: readonly StorySummary[];
  /** Size of the EPUB with all stories. */
  readonly bookBytes: number;
}

export function StoriesPage(props: StoriesPageProps) {
  return (
    <>
      <Masthead />
      <StoryList {...props} />
    </>
  );
}
