import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedClasses } from '../page/class-names.ts';
import { siteAddress } from '../../../src/hosting/host-rules.ts';

export interface BuiltPage {
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

/** Every page of the built site that has an address of its own, with what stands in its file. */
export const builtPages = documents.filter(({ path }) => !paper.test(path));

/** Documents that are made to be printed, and the boards; they have neither the frame nor the run time of a page. */
export const builtPapers = documents.filter(({ path }) => paper.test(path));

const shown = new Set<string>();

/**
 * Every page, but of the stories, which one code draws, those alone that show what none before them does:
 * what looks at each of these takes no longer with each new story.
 */
export const pagesOfEachKind: readonly BuiltPage[] = builtPages.filter(({ path, html }) => {
  const added = servedClasses(html).filter((element) => !shown.has(element));
  for (const element of added) shown.add(element);
  return added.length > 0 || !path.startsWith('/stories/');
});

export function builtPage(path: string): BuiltPage {
  const page = builtPages.find((each) => each.path === path);
  if (!page) throw new Error(`dist has no page at ${path}`);
  return page;
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}
