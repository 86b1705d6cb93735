import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** A selector, or the whole document without what other tests look at. */
type Part = string | { readonly exclude: string[] };

/** The rules whose answer depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What axe has against the page as it is now, one line for each element. */
export function axeFaults(page: Page, part: Part = 'html'): Promise<readonly string[]> {
  return faults(page, part, { type: 'tag', values: levels });
}

/** The same for a page that differs by its colours alone from one that has been looked at. */
export function colourFaults(page: Page, part: Part = 'html'): Promise<readonly string[]> {
  return faults(page, part, { type: 'rule', values: colourRules });
}

/** Axe is half a megabyte, which a document is given once. */
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
