import type { Page } from '@playwright/test';
import { nextBuild, nextBuildMark } from '../../support/servers/next-build.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { expect, test } from '../breaking-test.ts';

test('a new build waits until the old one is no longer in use', async ({ page, context, line }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await readyOffline(page);
  line.setRule(nextBuild('/stories/7', 'stories/7.html'));

  await page.reload();
  await expect.poll(() => isNextWaiting(page), { timeout: 30_000 }).toBe(true);
  expect(await isStoryNew(page)).toBe(false);

  await test.step('neither another page nor a reload brings it', async () => {
    for (const path of ['/stories/7', '/', '/schools']) {
      await page.goto(path);
      expect(await isNextWaiting(page), path).toBe(true);
      expect(await isStoryNew(page), path).toBe(false);
    }
    await page.reload();
    expect(await isStoryNew(page)).toBe(false);
  });

  await test.step('it comes whole when every page was closed', async () => {
    await page.close();
    const later = await context.newPage();
    await expect
      .poll(async () => {
        // A page that opens before the old worker has gone keeps it.
        await later.goto('about:blank');
        await later.goto('/');
        return isStoryNew(later);
      })
      .toBe(true);
    expect(await isNextWaiting(later)).toBe(false);
    await line.close();
    await later.goto('/stories/7');
    expect(await isStoryNew(later)).toBe(true);
  });
});

function isNextWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });
}

/** What the worker gives for the page that the next build changes. */
function isStoryNew(page: Page): Promise<boolean> {
  return page.evaluate(
    async (mark) => (await (await fetch('/stories/7')).text()).includes(mark),
    nextBuildMark,
  );
}
