import { atEachWidth } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

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
