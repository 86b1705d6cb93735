import { librarianPapersCopy } from '#content/copy/parts/librarian-papers.ts';
import { papersCopy } from '#content/copy/parts/papers.ts';
import type { Head } from '#content/page/head.ts';
import { pageTitle } from '#content/site.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { boardPath } from './board.ts';
import { librarianPaperPath, librarianPapers, paperPages } from './papers.ts';

/** Returns the title and the description of every paper and every board by its path. */
export function paperHeads(stories: readonly WrittenStory[]): readonly (readonly [string, Head])[] {
  const { papers, about, describe } = librarianPapersCopy;
  return [
    ...paperPages(stories).map(({ path, story, paper }) => {
      const name = papersCopy.names[paper];
      const description = papersCopy.describe(name, story.title);
      return [path, { title: pageTitle(`${name}: ${story.title}`), description }] as const;
    }),
    ...stories.map((story) => {
      const { name, describe } = storyCopy.board;
      const title = pageTitle(`${name}: ${story.title}`);
      return [boardPath(story.id), { title, description: describe(story.title) }] as const;
    }),
    ...librarianPapers.map((paper) => {
      const { name } = papers[paper];
      const title = pageTitle(`${name}: ${about}`);
      return [librarianPaperPath(paper), { title, description: describe(name) }] as const;
    }),
  ];
}
