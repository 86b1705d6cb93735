import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe-faults.ts';
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

test('an offer that comes before the code is kept, and is below the footer', async ({ page }) => {
  await offerEarly(page);
  await page.goto('/about');
  await expect(strip(page)).toBeVisible();
  const isBelow = await strip(page).evaluate(
    (element) =>
      element.getBoundingClientRect().top >=
      (document.querySelector('footer')?.getBoundingClientRect().bottom ?? Infinity) - 1,
  );
  expect(isBelow).toBe(true);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await strip(page).getByRole('button', { name: 'Install' }).press('Enter');
  await expect(strip(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);
});

test('a dismissed invitation does not come again', async ({ page }) => {
  await offerEarly(page);
  await page.goto('/about');
  const dismiss = strip(page).getByRole('button', { name: 'No, thanks' });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
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

/** Makes the browser offer to install the site before the page's code has loaded. */
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
