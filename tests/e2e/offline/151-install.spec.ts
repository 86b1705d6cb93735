import type { Page } from '@playwright/test';
import { axeFaults } from '../../support/page/axe-faults.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { expect, test } from '../breaking-test.ts';

test.use({ hasWorkers: false });

const strip = (page: Page) => page.getByRole('complementary', { name: 'Install this site' });

test('the guide is on one printed page, Letter and A4', async ({ page }) => {
  await page.goto('/install');
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format, preferCSSPageSize: false });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
    expect(pages, format).toHaveLength(1);
  }
});

test.describe('with its worker', () => {
  test.use({ hasWorkers: true });

  test('the guide opens without a network, from the footer', async ({ page, line }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    await readyOffline(page);
    await line.close();
    await page.reload();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Install' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pack it before the match.');
    await page.reload();
    await expect(page.getByRole('heading', { name: /Chromebook/ })).toBeVisible();
  });
});

test('an offer that comes late moves nothing', async ({ page }) => {
  await page.goto('/about');
  await page.waitForFunction(() => document.querySelector('[data-bar]') !== null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(watchShifts);
  await page.evaluate(offer);
  await expect(strip(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0);
});

test('an offer that comes before the code is kept, and stands below the footer', async ({
  page,
}) => {
  await offerEarly(page);
  await page.goto('/about');
  await expect(strip(page)).toBeVisible();
  const isBelow = await strip(page).evaluate(
    (element) =>
      element.getBoundingClientRect().top >=
      (document.querySelector('footer')?.getBoundingClientRect().bottom ?? Infinity) - 1,
  );
  expect(isBelow).toBe(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFaults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await strip(page).getByRole('button', { name: 'Install' }).click();
  await expect(strip(page)).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);
});

test('a dismissed invitation does not come again', async ({ page }) => {
  await offerEarly(page);
  await page.goto('/about');
  const dismiss = strip(page).getByRole('button', { name: 'No, thanks' });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toBeHidden();
  await page.goto('/books');
  await page.waitForFunction(() => document.querySelector('[data-bar]') !== null);
  await expect(strip(page)).toBeHidden();
});

test('the installed app is not invited', async ({ page, context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'standalone', { get: () => true }),
  );
  await offerEarly(page);
  await page.goto('/about');
  await page.waitForFunction(() => document.querySelector('[data-bar]') !== null);
  await expect(strip(page)).toBeHidden();
});

test('the guide has a button of its own instead', async ({ page }) => {
  await page.goto('/install');
  const button = page.getByRole('main').getByRole('button', { name: 'Install now' });
  await expect(button).toBeHidden();
  await offerEarly(page);
  await page.reload();
  await expect(button).toBeVisible();
  await expect(strip(page)).toBeHidden();
  await button.click();
  await expect(button).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);
});

/** As a browser does that is quicker than the page's code. */
async function offerEarly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let asked = 0;
    Object.defineProperty(window, 'asked', { get: () => asked });
    document.addEventListener('DOMContentLoaded', () => {
      const prompt = async () => void (asked += 1);
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  });
}

function offer(): void {
  const prompt = async () => undefined;
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
}

/** From now on: what fonts moved before is not the invitation's. */
function watchShifts(): void {
  let total = 0;
  Object.defineProperty(window, 'shifted', { get: () => total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) total += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift' });
}
