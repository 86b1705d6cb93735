import { boardPath } from '../../content/paper/board.ts';
import { librarianPaperPath, librarianPapers, paperPages } from '../../content/paper/papers.ts';
import { defaultLanguage } from '../../content/story/story-language.ts';
import type { WrittenStory } from '../../content/story/story.ts';
import { siteMap, type MappedPage } from '../../content/page/pages.ts';

export interface SitePage extends Pick<MappedPage, 'path' | 'lang'> {
  readonly kind: 'page' | 'story' | 'paper' | 'board' | 'not-found' | 'story-not-found';
  /** Path of the file below dist. */
  readonly file: string;
  /** True if search engines may list the page and chat programs show a preview of it. */
  readonly isListed: boolean;
}

const storyPath = /^\/stories\/\d+$/;

/** Lists everything that the build writes as a document. */
export function sitePages(storyIds: readonly number[]): readonly SitePage[] {
  return [
    ...siteMap(storyIds).map(({ path, lang, unpublished = false }): SitePage => {
      // Served with status 404 (decision 8); a host without that setting shows 404.html instead.
      if (unpublished) return missingPage('not-found', path, `404${path}.html`);
      const kind = storyPath.test(path) ? 'story' : 'page';
      const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      return { kind, path, lang, file, isListed: true };
    }),
    missingPage('not-found', '/404', '404.html'),
    missingPage('story-not-found', '/stories/404', 'stories/404.html'),
    // The same documents at addresses with status 200, for the worker to store.
    missingPage('not-found', '/fallback', 'fallback.html'),
    missingPage('story-not-found', '/stories/404', 'fallback-story.html'),
  ];
}

/**
 * Lists the papers and the boards, which search engines do not list. Their labels are in English;
 * the text of a story has a `lang` attribute of its own.
 */
export function sitePapers(stories: readonly WrittenStory[]): readonly SitePage[] {
  const papers = [
    ...stories
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ id }) => ({ kind: 'board' as const, path: boardPath(id), lang: defaultLanguage })),
    ...paperPages(stories).map(({ path }) => ({
      kind: 'paper' as const,
      path,
      lang: defaultLanguage,
    })),
    ...librarianPapers.map((paper) => ({
      kind: 'paper' as const,
      path: librarianPaperPath(paper),
      lang: 'en-US',
    })),
  ];
  return papers.map((page) => ({ ...page, file: `${page.path.slice(1)}.html`, isListed: false }));
}

function missingPage(kind: 'not-found' | 'story-not-found', path: string, file: string): SitePage {
  return { kind, path, file, lang: 'en-GB', isListed: false };
}
