import { pageContents } from '#content/page-contents.ts';
import { pageLanguage } from '#content/site-map.ts';
import { everyText } from '#content/walk-content.ts';
import { readStories } from '#build/read-stories.ts';

export const stories = readStories({ root: process.cwd() });
export const contents = pageContents(stories);

export interface PageTexts {
  readonly page: string;
  readonly lang: string;
  /** In the order of the page, without its head. */
  readonly texts: readonly string[];
}

export const pages: readonly PageTexts[] = contents.map(({ page, content }) => ({
  page,
  lang: pageLanguage(page),
  texts: [...everyText(withoutHead(content))],
}));

function withoutHead(content: unknown): unknown {
  return JSON.parse(
    JSON.stringify(content, (key, value: unknown) => (key === 'head' ? undefined : value)),
  );
}
