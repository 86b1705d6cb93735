import type { Page } from '@playwright/test';
import { countLoads } from '../../support/page/count-loads.ts';
import { nextBuild } from '../../support/servers/next-build.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { expect, test } from '../breaking-test.ts';

const windows = [
  // 1280 x 1024 at a zoom of 400 %, and at 200 % with letters twice as large.
  { width: 320, height: 256, letters: '100%' },
  { width: 640, height: 512, letters: '200%' },
  { width: 1440, height: 900, letters: '100%' },
];

test('the update bar hides no focused element, and can be dismissed', async ({ page, line }) => {
  test.setTimeout(240_000);
  await page.goto('/about');
  await readyOffline(page);
  line.setRule(nextBuild('/team', 'team.html'));
  // As when the visitor comes back to the tab.
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  const bar = page.locator('[data-bar]');
  await expect(bar).toContainText('A new version is ready.', { timeout: 90_000 });
  for (const { width, height, letters } of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    const name = `${width}x${height} at ${letters}`;
    expect(await stuckShare(page), name).toBeLessThan(0.4);
    expect(await coveredStops(page), name).toEqual([]);
  }
  await bar.getByRole('button', { name: 'Not now' }).click();
  await expect(bar).toBeEmpty();
  // The focused button is gone, so the focus moves to the start of the page.
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved for offline' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ready for the classroom/);
  // If the browser has loaded this page itself, its `load` is no reload for the update.
  await page.waitForLoadState('load');
  const loads = countLoads(page);
  await page.getByRole('main').getByRole('button', { name: 'Update when you’re ready' }).click();
  // Chromium may put the takeover off to a second load.
  await expect.poll(loads, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(bar).toBeEmpty();
});

/** Returns the share of the window's height that the bar covers before any scrolling. */
function stuckShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const box = document.querySelector('[data-bar]')?.getBoundingClientRect();
    return box ? Math.max(0, innerHeight - box.top) / innerHeight : 0;
  });
}

/** Presses Tab from the top of the page, and lists the stops that the bar covers. */
async function coveredStops(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('main')?.focus();
  });
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null) return covered;
    if (stop.isCovered) covered.push(stop.name);
  }
}

/** Describes the focused element; null if there is none or it is in the bar at the page's end. */
async function lookAtFocus() {
  // The browser scrolls the focused element into view with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { activeElement: stop, body } = document;
  if (!stop || stop === body || stop.closest('[data-bar]')) return null;
  const { left, right, top, bottom } = stop.getBoundingClientRect();
  const inset = 2;
  const xs = [left + inset, (left + right) / 2, right - inset];
  const ys = [top + inset, (top + bottom) / 2, bottom - inset];
  const seen = xs
    .flatMap((x) => ys.map((y) => [x, y] as const))
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const isUnder = seen.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-bar]'));
  const name = `${stop.localName} ${stop.textContent?.trim().slice(0, 40)}`;
  return { name, isCovered: isUnder || seen.length === 0 };
}
