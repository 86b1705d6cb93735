import type { Page } from '@playwright/test';
import { namedModules } from '../built/module-closure.ts';

/**
 * All code of the page at this path is in the open page and has run, so that the router takes a press on
 * a link to it however busy the machine is.
 */
export async function pageComes(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(new URL(path, page.url()).href);
  await page.evaluate(
    (modules) => Promise.all(modules.map((module) => import(module))),
    namedModules(await answer.text()),
  );
}
