import type { Page } from '@playwright/test';
import { builtPage } from '../../support/built/built-pages.ts';
import { namedModules } from '../../support/built/module-closure.ts';
import { countLoads } from '../../support/page/count-loads.ts';
import { joined, watchJoining } from '../../support/page/joined.ts';
import { lateModules } from '../../support/page/page-comes.ts';
import { expect, test } from '../test.ts';

/** The pages to which the page's own part leads, in its order. */
async function linkedPages(page: Page): Promise<readonly string[]> {
  const links = page.locator('main a[href^="/"]:not([target], [download], [href*="."])');
  const paths = await links.evaluateAll((all) =>
    all.flatMap((link) => (link instanceof HTMLAnchorElement ? link.pathname : [])),
  );
  return [...new Set(paths)].filter((path) => path !== '/');
}

function modulesOf(path: string): readonly string[] {
  return [...namedModules(builtPage(path).html), ...lateModules(path)];
}

test('the first two pages that a page leads to are fetched while it rests, and opened without asking', async ({
  page,
  context,
}) => {
  await watchJoining(context);
  const loads = countLoads(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await joined(page);
  const [first = '', second = '', third = ''] = await linkedPages(page);
  for (const path of [first, second])
    await expect.poll(() => scripts).toEqual(expect.arrayContaining([...modulesOf(path)]));
  await page.waitForLoadState('networkidle');
  expect(scripts).not.toEqual(expect.arrayContaining([...modulesOf(third)]));
  await expect(page).toHaveTitle(builtPage('/').title);
  const before = scripts.length;
  await page.locator(`main a[href="${second}"]`).first().click();
  await expect(page).toHaveTitle(builtPage(second).title);
  const asked = scripts.slice(before).filter((script) => modulesOf(second).includes(script));
  expect([asked, loads()]).toEqual([[], 1]);
});
