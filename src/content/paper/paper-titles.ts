import { librarianPapersCopy } from '#content/copy/parts/librarian-papers.ts';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { pageTitle } from '#content/site.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { boardPath } from './board.ts';
import { librarianPaperPath, librarianPapers, paperPages } from './papers.ts';

/** Returns the title of every paper and every board by its path; search engines list none of them. */
export function paperTitles(stories: readonly WrittenStory[]): ReadonlyMap<string, string> {
  const { papers, about } = librarianPapersCopy;
  return new Map([
    ...paperPages(stories).map(
      ({ path, story, paper }) =>
        [path, pageTitle(`${papersCopy.names[paper]}: ${story.title}`)] as const,
    ),
    ...stories.map(
      ({ id, title }) => [boardPath(id), pageTitle(`${storyCopy.board.name}: ${title}`)] as const,
    ),
    ...librarianPapers.map(
      (paper) => [librarianPaperPath(paper), pageTitle(`${papers[paper].name}: ${about}`)] as const,
    ),
  ]);
}
