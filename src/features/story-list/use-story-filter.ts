import { useHydrated } from '@tanstack/react-router';
import type { CategoryFilterId } from '#content/story/categories.ts';

/**
 * The filter to show: the address's, once the page has joined its markup. The prerendered page
 * knows no query, so its first render shows all stories.
 */
export function useStoryFilter(inAddress: CategoryFilterId | undefined): CategoryFilterId {
  const isHydrated = useHydrated();
  return (isHydrated && inAddress) || 'all';
}
