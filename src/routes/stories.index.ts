import { createFileRoute } from '@tanstack/react-router';
import { isCategoryFilterId, type CategoryFilterId } from '#content/story/categories.ts';
import { documentRoute } from '#navigation/document-route.ts';

/** Search parameters of the list; src/pages/stories/list-state.ts reads them. */
interface StoriesSearch {
  readonly category?: CategoryFilterId | undefined;
  readonly q?: string | undefined;
  readonly shown?: number | undefined;
}

export const Route = createFileRoute('/stories/')({
  ...documentRoute,
  // Explicitly undefined, because the router would otherwise keep the present value.
  validateSearch: ({ category, q, shown }: Record<string, unknown>): StoriesSearch => ({
    category: isCategoryFilterId(category) && category !== 'all' ? category : undefined,
    q: q === undefined ? undefined : String(q),
    shown: typeof shown === 'number' ? shown : undefined,
  }),
});
