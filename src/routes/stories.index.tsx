import { createFileRoute } from '@tanstack/react-router';
import { isCategoryFilterId, type CategoryFilterId } from '#content/categories.ts';
import { storiesCopy } from '#content/copy/stories.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { useStoryFilter } from '#features/story-list/use-story-filter.ts';
import { Masthead } from '#sections/stories/masthead.tsx';
import { StoryList } from '#sections/stories/story-list.tsx';

interface StoriesSearch {
  readonly category?: CategoryFilterId;
}

export const Route = createFileRoute('/stories/')({
  validateSearch: ({ category }: Record<string, unknown>): StoriesSearch =>
    isCategoryFilterId(category) && category !== 'all' ? { category } : {},
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
