import { createFileRoute } from '@tanstack/react-router';
import { isCategoryFilterId, type CategoryFilterId } from '#content/story/categories.ts';
import { documentRoute } from '#navigation/document-route.ts';

interface StoriesSearch {
  readonly category?: CategoryFilterId | undefined;
}

export const Route = createFileRoute('/stories/')({
  ...documentRoute,
  // Explicitly undefined, because the router would keep the present value.
  validateSearch: ({ category }: Record<string, unknown>): StoriesSearch => ({
    category: isCategoryFilterId(category) && category !== 'all' ? category : undefined,
  }),
});
