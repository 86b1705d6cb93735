import { books } from '../../../src/content/book/books.ts';
import { atEachWidth } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

const sections = ['Core classroom set', 'Extension readers', 'Middle-school novels'] as const;

test('the buying guide has three steps and lists 6, 5 and 3 books', async ({ page, open }) => {
  await open('/mackin-buying-guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three passes to a full shelf.');
  const steps = page.getByRole('region', { name: 'How to order, in three steps' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['Log in', 'Search', 'Order']);
  await expect(steps).toContainText('log in to your educator account');
  await expect(steps).toContainText('Search for our listing');
  for (const [at, count] of [6, 5, 3].entries()) {
    const table = page.getByRole('table', { name: sections[at] ?? '' });
    await expect(table.getByRole('rowheader')).toHaveCount(count);
    await expect(table.getByRole('checkbox')).toHaveCount(count);
  }
});

test('a cover is beside its title, not on it', async ({ page, open }) => {
  await open('/mackin-buying-guide');
  const rows = page.getByRole('row').filter({ has: page.locator('img') });
  const overlaps = await atEachWidth(page, () =>
    rows.evaluateAll(
      (all) =>
        all.filter((row) => {
          const cover = row.querySelector('img')?.getBoundingClientRect();
          const title = row.querySelector('[role=rowheader]')?.getBoundingClientRect();
          return !cover || !title || cover.right > title.left;
        }).length,
    ),
  );
  expect(overlaps).toEqual([0, 0, 0]);
  expect(await rows.count()).toBeGreaterThan(0);
});

test('the print guide opens in a new tab', async ({ page, open, context }) => {
  await open('/mackin-buying-guide');
  for (const link of await page.getByRole('link', { name: /^Open the print guide/ }).all()) {
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveURL('/mackin-buying-guide-pdf');
    await tab.close();
  }
  await expect(page).toHaveURL('/mackin-buying-guide');
});

test('the print guide has three steps and lists 7, 5 and 3 books', async ({ page, open }) => {
  await open('/mackin-buying-guide-pdf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mackin Buying Guide');
  const steps = page.getByRole('list', { name: 'How to order, in three steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  for (const [at, count] of [7, 5, 3].entries()) {
    const part = page.locator('section', {
      has: page.getByRole('heading', { name: sections[at] ?? '' }),
    });
    await expect(part.getByRole('listitem')).toHaveCount(count);
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
    books.map(({ title }) => title.value),
  );
});

test('Download PDF opens the print dialog, once for each press', async ({ page, open }) => {
  await page.addInitScript(() => {
    let count = 0;
    window.print = () => Reflect.set(window, 'printed', (count += 1));
  });
  await open('/mackin-buying-guide-pdf');
  for (const presses of [1, 2]) {
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(presses);
  }
});
