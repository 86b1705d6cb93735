import { atEachWidth, columnsOf, sectionOf } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

test.beforeEach(({ open }) => open('/'));

test('blocks and partners are in as many columns as fit the width', async ({ page }) => {
  const blocks = page.getByRole('region', { name: 'Play, read, relate' }).locator('h2');
  const partners = sectionOf(page, 'Partners').getByRole('listitem');
  expect(await atEachWidth(page, () => columnsOf(blocks))).toEqual([1, 1, 3]);
  expect(await atEachWidth(page, () => columnsOf(partners))).toEqual([1, 2, 2]);
});
