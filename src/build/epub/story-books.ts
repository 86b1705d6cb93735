import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storiesCopy } from '#content/copy/stories.ts';
import { siteName } from '#content/site.ts';
import { booksPath, storyBookPath } from '../../shared/book-path.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { storyBook } from './story-book.ts';

interface BooksOf {
  readonly stories: readonly WrittenStory[];
  readonly siteUrl: string;
  readonly publicFolder: string;
}

/** All stories as one EPUB, and each by itself, by their paths on the site. */
export function storyBooks({
  stories,
  siteUrl,
  publicFolder,
}: BooksOf): ReadonlyMap<string, Uint8Array> {
  const common = {
    siteUrl,
    day: new Date().toISOString().slice(0, 10),
    readPicture: (path: string) => readFileSync(join(publicFolder, path)),
  };
  const all = { title: `${siteName}: ${storiesCopy.hero.headline}`, stories, path: booksPath };
  const each = stories.map((story) => ({
    title: story.title,
    stories: [story],
    path: storyBookPath(story.id),
  }));
  return new Map([all, ...each].map((book) => [book.path, storyBook({ ...common, ...book })]));
}
