import { categoryFilters } from '#content/story/categories.ts';
import { pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

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
  filter: { label: 'Show stories about', chips: categoryFilters, button: 'FILTERS' },
  count: counted,
  none: 'No stories here yet.',
  card: { categories: 'Categories', sample: 'Sample' },
  papers: { label: 'Papers to print', to: '/paper' },
  more: {
    button: 'Load More Stories',
    allShown: (stories: number) => `All ${counted(stories)} are shown`,
  },
} as const satisfies PageCopy;

/** `#` stands for a number that is not known yet. */
function counted(stories: number | '#'): string {
  return stories === 1 ? '1 story' : `${stories} stories`;
}
