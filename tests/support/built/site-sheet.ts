import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPage } from './built-pages.ts';

/** Where the sheet is served that a page names; all name the same. */
export function sheetAddress(html: string = builtPage('/').html): string {
  return /<script data-sheet="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** The rules of all components. */
export function siteSheet(): string {
  return readFileSync(join('dist', sheetAddress()), 'utf8');
}
