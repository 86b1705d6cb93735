import { type CategoryFilterId, isCategoryFilterId } from '#content/story/categories.ts';
import { storiesPerPage } from '#content/story/story-archive.ts';
import { findCategory } from '#shared/find-category.ts';

/** State of the list, which is stored in the address. */
export interface ListState {
  readonly category: CategoryFilterId;
  /** Text of the search field; empty without a search. */
  readonly words: string;
  /** Number of stories shown, a multiple of the number that one press loads. */
  readonly shown: number;
}

/** Greatest number of characters that the address keeps of the words. */
export const longestQuery = 100;
const maxShown = 10_000;

/** Reads the query string of an address; anything unknown is ignored. */
export function readListState(search: string): ListState {
  const parameters = new URLSearchParams(search);
  const category = findCategory(search);
  const shown = Math.floor(Number(parameters.get('shown')) / storiesPerPage) * storiesPerPage;
  return {
    category: isCategoryFilterId(category) ? category : 'all',
    words: (parameters.get('q') ?? '').trim().slice(0, longestQuery),
    shown: Math.min(Math.max(shown || 0, storiesPerPage), maxShown),
  };
}

/** Returns the query string for a state; empty for the initial list. */
export function formatListState({ category, words, shown }: ListState): string {
  const parameters = new URLSearchParams();
  if (category !== 'all') parameters.set('category', category);
  if (words !== '') parameters.set('q', words);
  if (shown > storiesPerPage) parameters.set('shown', String(shown));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
