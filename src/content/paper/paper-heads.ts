import { papersCopy } from '#content/copy/parts/papers.ts';
import type { Head } from '#content/page/head.ts';
import { pageTitle } from '#content/site.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { paperPages } from './papers.ts';

/** Returns the title and the description of every paper by its path. */
export function paperHeads(stories: readonly WrittenStory[]): readonly (readonly [string, Head])[] {
  return paperPages(stories).map(({ path, story, paper }) => {
    const name = papersCopy.names[paper];
    return [
      path,
      {
        title: pageTitle(`${name}: ${story.title}`),
        description: papersCopy.describe(name, story.title),
      },
    ];
  });
}
