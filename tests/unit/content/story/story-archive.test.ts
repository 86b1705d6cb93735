import { expect, it } from 'vitest';
import { archivePages, storiesPerPage } from '#content/story/story-archive.ts';

/** Returns the numbers of `count` stories, newest first. */
const stories = (count: number) => Array.from({ length: count }, (_, at) => count - at);

it('has no page while the list shows all stories', () => {
  expect(archivePages(stories(storiesPerPage))).toEqual([]);
});

it.each([25, 48, 49, 300, 312, 313])(
  'has those of %i stories that the list does not show',
  (count) => {
    const pages = archivePages(stories(count));
    const listed = stories(count).slice(0, storiesPerPage);
    const archived = pages.flatMap((page) => page.stories);
    expect(new Set([...listed, ...archived]).size).toBe(count);
    expect(archived).toContain(count - storiesPerPage);
    for (const page of pages) expect(page.stories).toHaveLength(storiesPerPage);
  },
);

it('changes no page when a story is added', () => {
  for (let count = 25; count < 100; count += 1) {
    const before = archivePages(stories(count));
    expect(archivePages(stories(count + 1)).slice(0, before.length)).toEqual(before);
  }
});
