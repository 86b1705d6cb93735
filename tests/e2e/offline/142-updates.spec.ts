import type { Page } from '@playwright/test';
import { countLoads } from '../../support/page/count-loads.ts';
import { nextBuild } from '../../support/servers/next-build.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { expect, test } from '../breaking-test.ts';

test.beforeEach(() => test.setTimeout(240_000));

const offer = (page: Page) => page.locator('[data-bar]');
const isOffered = 'A new version is ready.';

/** Fires `visibilitychange`, as when the visitor comes back to the tab. */
function returnTo(page: Page): Promise<void> {
  return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('"Not now" puts the bar away, and the offer stays on /offline', async ({ page, line }) => {
  await page.goto('/');
  await readyOffline(page);
  line.setRule(nextBuild('/team', 'team.html'));
  await returnTo(page);
  await expect(offer(page)).toContainText(isOffered, { timeout: 90_000 });
  await offer(page).getByRole('button', { name: 'Not now' }).click();
  await expect(offer(page)).toBeEmpty();
  // The focused button is gone, so the focus moves to the start of the page.
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved for offline' }).click();
  await expect(page).toHaveURL(/\/offline$/);
  const loads = countLoads(page);
  await page.getByRole('main').getByRole('button', { name: 'Update when you’re ready' }).click();
  await expect.poll(loads, { timeout: 30_000 }).toBe(1);
  await expect(offer(page)).toBeEmpty();
});

test('it looks for a new build on load, on return, out of the cache, and every hour', async ({
  page,
  line,
}) => {
  await page.goto('/');
  await readyOffline(page);
  await page.clock.install();
  const looks = () => line.log.filter(({ path }) => path === '/sw.js').length;
  const look = async (what: string, act: () => Promise<unknown>) => {
    const before = looks();
    await act();
    await expect.poll(looks, { message: what }).toBeGreaterThan(before);
    // A browser starts no second check during one; `update()` resolves when the running one ends.
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
  };
  await look('on load', () => page.reload());
  await look('on return', () => returnTo(page));
  await look('out of the back-forward cache', () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  );
  await look('after an hour', () => page.clock.fastForward('01:00:01'));
});
