import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** A selector, or the whole document without some elements that other tests check. */
type Part = string | { readonly exclude: string[] };

/** The rules whose answer depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Lists axe's violations on the page as it is now, one line for each element. */
export function axeFaults(page: Page, part: Part = 'html'): Promise<readonly string[]> {
  return faults(page, part, { type: 'tag', values: levels });
}

/** Runs only the colour rules, for a page that differs only in colour from one already checked. */
export function colourFaults(page: Page, part: Part = 'html'): Promise<readonly string[]> {
  return faults(page, part, { type: 'rule', values: colourRules });
}

/** Checks the page as it is now with axe, in the light and then in the dark scheme. */
export async function expectAccessible(page: Page, part?: Part): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  expect(await axeFaults(page, part)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourFaults(page, part), 'dark').toEqual([]);
}

/** Runs axe. Its code is half a megabyte, so it is injected only once per document. */
async function faults(
  page: Page,
  part: Part,
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, runOnly]) => {
      const { violations } = await window.axe.run(part, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary}`),
      );
    },
    [part, runOnly] as const,
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
