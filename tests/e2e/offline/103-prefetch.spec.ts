import type { Page } from '@playwright/test';
import { builtPage } from '../../support/built/built-pages.ts';
import { countLoads } from '../../support/page/count-loads.ts';
import { waitForDocument } from '../../support/page/wait-for-document.ts';
import { expect, test } from './installed-test.ts';

/** Returns the paths to which `<main>` links, in document order. */
async function linkedPages(page: Page): Promise<readonly string[]> {
  const links = page.locator('main a[href^="/"]:not([target], [download], [href*="."])');
  const paths = await links.evaluateAll((all) =>
    all.flatMap((link) => (link instanceof HTMLAnchorElement ? link.pathname : [])),
  );
  return [...new Set(paths)].filter((path) => path !== '/');
}

test('the first two linked pages are prefetched while the page is idle', async ({ page, open }) => {
  const loads = countLoads(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  await open('/');
  const [first = '', second = '', third = ''] = await linkedPages(page);
  for (const path of [first, second]) await expect.poll(() => fetched).toContain(path);
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain(third);
  await expect(page).toHaveTitle(builtPage('/').title);
  const before = fetched.length;
  await waitForDocument(page, second);
  await page.locator(`main a[href="${second}"]`).first().click();
  await expect(page).toHaveTitle(builtPage(second).title);
  expect(fetched.slice(before)).not.toContain(second);
  expect(loads()).toBe(1);
});

test('the first two linked pages of a part are prefetched after scrolling to it', async ({
  page,
  open,
}) => {
  // One card in a row.
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/stories');
  const last = page.locator('main a[href^="/stories/"]').filter({ visible: true }).last();
  const path = (await last.getAttribute('href')) ?? '';
  const fetching = page.waitForRequest(
    (request) => request.resourceType() === 'fetch' && request.url().endsWith(path),
  );
  await last.evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await fetching;
});
