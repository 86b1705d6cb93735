import { pagesOfEachKind } from '../../support/built/built-pages.ts';
import { walkByTab } from '../../support/page/tab-walk.ts';
import { documentComes } from '../../support/page/document-comes.ts';
import { expect, test } from '../kept-page-test.ts';

for (const { path } of pagesOfEachKind) {
  test(`Tab walks ${path} from top to end, and one sees where it is`, async ({ page, open }) => {
    await open(path);
    // What is shown when the browser has answered is among the stops, or not.
    await expect(page.locator('[data-unknown]')).toHaveCount(0);
    // Words to know are buttons once a press on them is answered.
    await expect(page.locator('span.word')).toHaveCount(0);
    const { reached, stops, unseen } = await walkByTab(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(reached.slice(0, stops.length)).toEqual(stops);
    // After the last stop the focus leaves the page, or starts again at its top.
    expect([undefined, stops[0]]).toContain(reached[stops.length]);
    expect(unseen).toEqual([]);
  });
}

test('the skip link is the first stop and leads past the header', async ({ page, open }) => {
  await open('/schools');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Find your role' })).toBeFocused();
});

test('after a link the focus is at the start of the new page', async ({ page, open }) => {
  await open('/');
  await documentComes(page, '/stories');
  await page.getByRole('link', { name: 'Read a story' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  // What has the focus is told by its name.
  await expect(page.getByRole('main')).toHaveAccessibleName(await page.title());
  await expect(page.getByRole('main')).toHaveAccessibleName(/^Stories/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'All', exact: true })).toBeFocused();
});

test('the walk of the compact menu goes through it and stays inside', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  const menu = page.locator('[data-compact-menu]');
  const summary = menu.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open', '');
  const links = await menu.getByRole('link').all();
  for (const link of links) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(links.at(-1) ?? summary).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});
