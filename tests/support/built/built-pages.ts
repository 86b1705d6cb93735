import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseCovering } from '../content/choose-covering.ts';
import { servedClasses } from '../page/class-names.ts';
import { siteAddress } from '#hosting/host-rules.ts';
import { storyOf } from '#hosting/pack.ts';
import { specifiedIds } from '../content/stories.ts';

interface BuiltPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

const documents: readonly BuiltPage[] = readdirSync('dist', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html') && !/^(fallback|take\/)/.test(file))
  .map((file) => ({ ...siteAddress(file), html: readFileSync(join('dist', file), 'utf8') }))
  .filter(({ status }) => status === 200)
  .map(({ path, html }) => ({ path, html, title: titleOf(html) }))
  .sort((a, b) => a.path.localeCompare(b.path));

const paper = /^\/(stories\/\d+|paper)\/./;

/** Every page of the built site that has an address of its own, with the contents of its file. */
export const builtPages = documents.filter(({ path }) => !paper.test(path));

/** Documents that are made to be printed, and the boards; they have neither the frame nor the runtime of a page. */
export const builtPapers = documents.filter(({ path }) => paper.test(path));

/** Chooses pages that together have every part of any page. */
function pagesWithAll(partsOf: (html: string) => Iterable<string>): readonly string[] {
  return chooseCovering(builtPages, ({ html }) => partsOf(html)).map(({ path }) => path);
}

/** Pages that together have every kind of element of the site, by tag name and classes. */
export const pagesOfEachKind = pagesWithAll(servedClasses);

/** Pages that together have every island and enhancement of the site. */
export const pagesWithEveryIsland = pagesWithAll((html) =>
  [...html.matchAll(/data-(?:island|enhance)="\w+"/g)].map(([part]) => part),
);

/** The specified stories, and those of each kind, however many the site has. */
const sampledStories: readonly string[] = [
  ...specifiedIds.map((id) => `/stories/${id}`),
  ...pagesOfEachKind,
  ...pagesWithEveryIsland,
];

/** Pages for tests that take long for each page: of stories and their lists, only some. */
export const sampledPages = builtPages.filter(
  ({ path }) => !/^\/stories\/./.test(path) || sampledStories.includes(path),
);

/** The papers and boards of these stories, and those of librarians. */
export const sampledPapers = builtPapers.filter(({ path }) => {
  const story = storyOf(path);
  return story === undefined || sampledStories.includes(`/stories/${story}`);
});

export function builtPage(path: string): BuiltPage {
  const page = builtPages.find((each) => each.path === path);
  if (!page) throw new Error(`dist has no page at ${path}`);
  return page;
}

/** Returns the text of this page's first heading up to any element in it. */
export function headingOf(path: string): string {
  return /<h1[^>]*>([^<]+)</.exec(builtPage(path).html)?.[1] ?? '';
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}
