import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { namedModules } from '../built/module-closure.ts';

/** What a page needs besides the modules that its document names, where the build has not drawn it. */
const lateNames: Readonly<Record<string, string>> = {
  '/': 'home-body',
  '/schools': 'schools-parts',
};

export function lateModules(path: string): readonly string[] {
  const [, story] = /^\/stories\/(\d+)$/.exec(path) ?? [];
  const names = story ? ['story-rest', story] : [lateNames[path]];
  return readdirSync('dist/assets')
    .filter((file) => names.includes(file.replace(/-[\w-]{8}\.js$/, '')))
    .map((file) => `/assets/${file}`);
}

/**
 * All code of the page at this path is in the open page and has run, so that the router takes a press on
 * a link to it however busy the machine is.
 */
export async function pageComes(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(new URL(path, page.url()).href);
  await page.evaluate(
    (modules) => Promise.all(modules.map((module) => import(module))),
    [...namedModules(await answer.text()), ...lateModules(path)],
  );
}
