import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageComponents } from '#build/pages/page-components.tsx';
import { archivePages } from '#content/story/story-archive.ts';
import { makeStory } from '../../../support/content/make-story.ts';

it.each([
  [24, false],
  [25, true],
  [49, true],
])(
  'lists on /kept the place in a list of %i stories only if it can be continued',
  (count, isListed) => {
    const stories = Array.from({ length: count }, (_, at) => makeStory({ id: at + 1 }));
    const kept = pageComponents['/kept']({
      stories: [],
      archive: archivePages(stories),
      related: () => [],
      siteUrl: 'https://site.example',
      books: { bytes: 1, year: undefined, years: [] },
    });
    expect(renderToStaticMarkup(kept).includes('list-place')).toBe(isListed);
  },
);
