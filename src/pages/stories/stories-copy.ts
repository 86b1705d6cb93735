import { categoryFilters } from '#content/story/categories.ts';
import { pageTitle } from '#content/site.ts';
import type { Head, PageCopy } from '#content/page/head.ts';
import { formatDate } from '#content/words/format-date.ts';

export const storiesCopy = {
  head: {
    title: pageTitle('Stories'),
    description:
      'News and stories from the Soccer Reader Method: a youth cup, a podcast, a radio show, two quizzes and a university at the top of the table.',
  },
  hero: {
    headline: 'STORIES',
    lead: 'From the pitches, classrooms and radio studios.',
  },
  find: { label: 'Find a story', looking: 'Looking through the stories …' },
  filter: { label: 'Show stories about', chips: categoryFilters, button: 'FILTERS' },
  count: counted,
  newestFirst: (stories: number) => `${counted(stories)}, newest first`,
  found: (stories: number, query: string) => `${counted(stories)} with “${query}”`,
  inCategory: (count: string, category: string) => `${count} in ${category}`,
  none: 'No stories here yet.',
  nothingFound: {
    heading: (query: string, category?: string) =>
      `No story${category === undefined ? '' : ` in ${category}`} has “${query}”.`,
    suggestion: 'Did you mean',
    hint: 'A shorter word finds more. Or look through all of them.',
    all: (stories: number) => `Show all ${stories} stories`,
  },
  card: { categories: 'Categories', sample: 'Sample' },
  papers: { label: 'Papers to print', to: '/paper' },
  away: 'Not on this device',
  more: {
    button: 'Load More Stories',
    allShown: (stories: number) =>
      stories === 1 ? 'The only story is shown' : `All ${counted(stories)} are shown`,
    shown: (shown: number, stories: number) => `${shown} of ${counted(stories)} are shown`,
    busy: 'Loading more stories …',
    failed: 'The other stories did not load. Try again when the connection is better.',
  },
  archive: {
    back: { label: 'Newest stories', to: '/stories' },
    heading: (page: number) => `Stories, page ${page}`,
    lead: (stories: number, first: string, last: string) =>
      `${counted(stories)} from ${formatDate(first)} to ${formatDate(last)}, newest first.`,
    pages: 'Pages of the archive',
    newer: 'Newer',
    older: 'Older',
  },
} as const satisfies PageCopy;

/** Formats a number of stories; `#` stands for a number that is not known yet. */
function counted(stories: number | '#'): string {
  return stories === 1 ? '1 story' : `${stories} stories`;
}

/** Returns the head of a page of the archive. */
export function archiveHead(page: number, stories: readonly { readonly date: string }[]): Head {
  const { heading, lead } = storiesCopy.archive;
  const [first = '', last = first] = [stories[stories.length - 1]?.date, stories[0]?.date];
  return {
    title: pageTitle(heading(page)),
    description: `Soccer Reader Method, page ${page} of the archive: ${lead(stories.length, first, last)}`,
  };
}
