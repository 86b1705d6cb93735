import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteAddress } from '../../../src/hosting/host-rules.ts';

export interface BuiltPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

/** Every page of the built site that has an address of its own, with what stands in its file. */
export const builtPages: readonly BuiltPage[] = readdirSync('dist', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html') && !file.startsWith('fallback'))
  .map((file) => ({ ...siteAddress(file), html: readFileSync(join('dist', file), 'utf8') }))
  .filter(({ status }) => status === 200)
  .map(({ path, html }) => ({ path, html, title: titleOf(html) }))
  .sort((a, b) => a.path.localeCompare(b.path));

export function builtPage(path: string): BuiltPage {
  const page = builtPages.find((each) => each.path === path);
  if (!page) throw new Error(`dist has no page at ${path}`);
  return page;
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}
