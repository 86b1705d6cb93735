import { pagesOfEachKind } from '../../support/built/built-pages.ts';
import { axeFaults, colourFaults } from '../../support/page/axe-faults.ts';
import { missingAddresses } from '../../support/content/missing-addresses.ts';
import { expect, test } from '../kept-page-test.ts';

const schemes = ['light', 'dark'] as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const address of [...pagesOfEachKind.map(({ path }) => path), missingAddresses[0]]) {
  test(`axe finds nothing on ${address}`, async ({ page, open, expectedErrors }) => {
    expectedErrors.push(/^404: \//, /Failed to load resource/);
    await open(address);
    // Each part that opens adds to what is to be seen; tabs show one panel at a time.
    for (const button of await page.getByRole('main').locator('[aria-expanded]').all())
      await button.click();
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourFaults(page), 'dark').toEqual([]);
  });
}

test('axe finds nothing in the tabs of /schools', async ({ page, open }) => {
  await open('/schools');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page, '#roles'), colorScheme).toEqual([]);
    }
  }
});

test('axe finds nothing in the menus of the header', async ({ page, open }) => {
  await open('/about');
  for (const summary of await page.locator('header summary:visible').all()) {
    await summary.click();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page, 'header'), colorScheme).toEqual([]);
    }
  }
});

test('axe finds nothing in the compact menu', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/about');
  await page.getByText('Menu', { exact: true }).click();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page), colorScheme).toEqual([]);
  }
});
