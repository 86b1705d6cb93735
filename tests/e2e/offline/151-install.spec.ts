import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe-faults.ts';
import { expect, test } from '../breaking-test.ts';

test.use({ hasWorkers: false });

const invitation = (page: Page) => page.getByRole('complementary', { name: 'Install this site' });

test('the guide is on one printed page, Letter and A4', async ({ page }) => {
  await page.goto('/install');
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
    expect(pages, format).toHaveLength(1);
  }
});

test('an invitation that the browser allows before the code has loaded is below the footer', async ({
  page,
}) => {
  await offerEarly(page);
  await page.goto('/about');
  await expect(invitation(page)).toBeVisible();
  const isBelow = await invitation(page).evaluate(
    (element) =>
      element.getBoundingClientRect().top >=
      (document.querySelector('footer')?.getBoundingClientRect().bottom ?? Infinity) - 1,
  );
  expect(isBelow).toBe(true);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await invitation(page).getByRole('button', { name: 'Install' }).press('Enter');
  await expect(invitation(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'promptCount'))).toBe(1);
});

test('a dismissed invitation does not return', async ({ page }) => {
  await offerEarly(page);
  await page.goto('/about');
  const dismiss = invitation(page).getByRole('button', { name: 'No, thanks' });
  await dismiss.press('Enter');
  await expect(invitation(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/books');
  await page.waitForFunction(() => document.querySelector('[data-bar]') !== null);
  // An invitation would load its code first.
  await page.waitForLoadState('networkidle');
  await expect(invitation(page)).toBeHidden();
});

test('the installed app shows no invitation', async ({ page, context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'standalone', { get: () => true }),
  );
  await offerEarly(page);
  await page.goto('/about');
  await page.waitForFunction(() => document.querySelector('[data-bar]') !== null);
  // An invitation would load its code first.
  await page.waitForLoadState('networkidle');
  await expect(invitation(page)).toBeHidden();
});

test('the guide has a button of its own instead', async ({ page }) => {
  await page.goto('/install');
  const button = page.getByRole('main').getByRole('button', { name: 'Install now' });
  await expect(button).toBeHidden();
  await offerEarly(page);
  await page.reload();
  await expect(button).toBeVisible();
  await expect(invitation(page)).toBeHidden();
  await button.click();
  await expect(button).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'promptCount'))).toBe(1);
});

/** Makes the browser offer to install the site before the page's code has loaded. */
async function offerEarly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let promptCount = 0;
    Object.defineProperty(window, 'promptCount', { get: () => promptCount });
    document.addEventListener('DOMContentLoaded', () => {
      const prompt = async () => void (promptCount += 1);
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  });
}
