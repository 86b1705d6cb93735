import { createFileRoute } from '@tanstack/react-router';
import { isCategoryFilterId, type CategoryFilterId } from '#content/story/categories.ts';
import { storiesCopy } from '#content/copy/stories.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { Masthead } from '#sections/stories/masthead.tsx';
import { StoryList, useStoryFilter } from '#sections/stories/story-list.tsx';

interface StoriesSearch {
  readonly category?: CategoryFilterId | undefined;
}

export const Route = createFileRoute('/stories/')({
  // Said to be undefined, or the router keeps what stands in the address.
  validateSearch: ({ category }: Record<string, unknown>): StoriesSearch => ({
    category: isCategoryFilterId(category) && category !== 'all' ? category : undefined,
  }),
  component: StoriesPage,
});

function StoriesPage() {
  const { category } = Route.useSearch();
  const navigate = Route.useNavigate();
  const active = useStoryFilter(category);
  return (
    <>
      <PageHead head={storiesCopy.head} path="/stories" />
      <Masthead />
      <StoryList
        active={active}
        onSelect={(id) =>
          void navigate({ search: id === 'all' ? {} : { category: id }, resetScroll: false })
        }
      />
    </>
  );
}
