import type { StorySummary } from '#content/story/story.ts';
import { TakeAlong } from '#features/take-along/take-along.tsx';
import type { BooksOffer } from '#shared/book-path.ts';
import type { TakeOffer } from '#shared/take-paths.ts';
import { Masthead } from './masthead.tsx';
import { StoryList } from './story-list.tsx';

interface StoriesPageProps {
  readonly stories: readonly StorySummary[];
  readonly books: BooksOffer;
  readonly offer: TakeOffer | undefined;
}

export function StoriesPage({ offer, ...props }: StoriesPageProps) {
  return (
    <>
      <Masthead />
      <StoryList {...props} />
      {offer && <TakeAlong {...offer} />}
    </>
  );
}
