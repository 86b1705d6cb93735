import { pageContents } from '#content/checks/page-contents.ts';
import { siteMap } from '#content/page/pages.ts';
import { everyObject, everyText } from '#content/checks/walk-content.ts';
import { isSpecified } from '../support/content/stories.ts';
import { parseStories } from '#build/content/parse-stories.ts';

/** Stories without errors. A story with an error fails one rule and is left out of the others. */
export const stories = parseStories(process.cwd())
  .files.map(({ story }) => story)
  .toSorted((a, b) => a.id - b.id);
export const contents = pageContents(stories);

export interface PageTexts {
  readonly page: string;
  readonly lang: string;
  /** Texts in the order of the page, without those of its head. */
  readonly texts: readonly string[];
}

const languages = new Map<string, string>([
  ...siteMap([]).map(({ path, lang }) => [path, lang] as const),
  ...stories.map(({ id, lang }) => [`/stories/${id}`, lang] as const),
]);

export const pages: readonly PageTexts[] = contents.map(({ page, content }) => ({
  page,
  lang: languages.get(page) ?? 'en-GB',
  texts: [...everyText(withoutHead(content))],
}));

/** Pages and stories whose words were written for this project and not supplied by the owner. */
const ownPages = pages.filter(({ page }) => {
  const [, id] = /^\/stories\/(\d+)$/.exec(page) ?? [];
  const story = stories.find((each) => String(each.id) === id);
  return story === undefined || (story.sample && isSpecified(story.id));
});

/** Texts that the owner has supplied or that are publicly known. */
export const supplied = new Set([...everyObject(contents)].flatMap(suppliedText));

function suppliedText({ key, state, value }: Readonly<Record<string, unknown>>): readonly string[] {
  const isKnown = typeof key === 'string' && (state === 'confirmed' || state === 'approval');
  return isKnown ? [...everyText(value)] : [];
}

/** Texts of `ownPages` that are not in `supplied`. */
export const unsupplied: readonly PageTexts[] = ownPages.map((page) => ({
  ...page,
  texts: page.texts.filter((text) => !supplied.has(text)),
}));

function withoutHead(content: unknown): unknown {
  return JSON.parse(
    JSON.stringify(content, (key, value: unknown) => (key === 'head' ? undefined : value)),
  );
}
