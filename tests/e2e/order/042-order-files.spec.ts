import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allowClipboard, clipboardHtml, clipboardText } from '../../support/page/clipboard.ts';
import {
  confirmed,
  guideWithList,
  listed,
  orderPage,
  unconfirmed,
} from '../../support/order/order-page.ts';
import { noReader, readCsv, readWorkbook } from '../../support/order/read-table.ts';
import { expect, test } from '../reading-test.ts';

/** Number of copies of a title: every title is ticked, the first with thirty copies. */
const copiesOf = (key: string) => (key === listed[0]?.key ? 30 : 1);

test.beforeEach(async ({ page, open, context }) => {
  await allowClipboard(context);
  await open(guideWithList(listed.map(({ key }) => `${key}.${copiesOf(key)}`).join()));
  await expect(orderPage(page).list).toBeVisible();
});

test('confirmed ISBNs are copied; titles without one are named', async ({ page }) => {
  const order = orderPage(page);
  const { list } = order;
  await expect(list).toContainText(
    'Log in to your educator account at mackin.com and make a list.',
  );
  const text = (await page.getByRole('main').innerText()).toLowerCase();
  expect(text).not.toMatch(/upload|import|\$|price/);

  const isbns = confirmed.map(({ isbn }) => isbn.value);
  const copied = isbns.length === 1 ? '1 ISBN copied' : `${isbns.length} ISBNs copied`;
  await order.button('Copy ISBNs').click();
  await expectMessage(page, copied);
  expect(await clipboardText(page)).toBe(isbns.join('\n'));
  await order.button('Copy with quantities').click();
  await expectMessage(page, copied);
  // One title a line, with its number of copies after a tab.
  expect(await clipboardText(page)).toBe(
    confirmed.map(({ key, isbn }) => `${isbn.value}\t${copiesOf(key)}`).join('\n'),
  );
  // Spreadsheets paste the HTML, which marks the ISBN as text.
  expect(await clipboardHtml(page)).toMatch(
    new RegExp(`<td [^>]*mso-number-format[^>]*>${isbns[0]}</td>`),
  );

  if (unconfirmed.length === 0) return;
  await expect(list).toContainText('hold confirmed ISBNs only');
  for (const { title } of unconfirmed)
    await expect(list.locator('.out')).toContainText(title.value);
  for (const { title } of confirmed)
    await expect(list.locator('.out')).not.toContainText(title.value);
  // Without a confirmed ISBN nothing is copied or saved, and the page says so.
  for (const { key } of confirmed) await order.tick(key).uncheck();
  for (const name of ['Copy ISBNs', 'Copy with quantities', 'Excel file', 'CSV file']) {
    await order.button(name).click();
    await expectMessage(page, 'No title on your list has a confirmed ISBN yet');
  }
});

/** Waits for a message with these words and closes it. */
async function expectMessage(page: Page, words: string): Promise<void> {
  const message = page.getByRole('status').getByText(words);
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(message).toBeHidden();
}

test('each file has the confirmed titles, ISBN and quantity first', async ({ page }) => {
  test.skip(noReader !== undefined, noReader);
  for (const [name, ending] of [
    ['Excel file', 'xlsx'],
    ['CSV file', 'csv'],
  ] as const) {
    const download = page.waitForEvent('download');
    await orderPage(page).button(name).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^mackin-book-list-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`),
    );
    const bytes = await readFile(await file.path());
    const rows = ending === 'csv' ? readCsv(bytes) : readWorkbook(bytes);
    const values = rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? cell : String(cell.value))),
    );
    expect(values).toEqual([
      ['ISBN', 'Quantity', 'Title', 'Author', 'Level'],
      ...confirmed.map(({ key, isbn, title, author, level }) => [
        isbn.value,
        String(copiesOf(key)),
        title.value,
        author.value,
        level.value,
      ]),
    ]);
  }
});

test('a file is shared if the device shares its type, and saved otherwise', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.name.endsWith('.csv'),
      share: async ({ files }: ShareData) => void shared.push(files?.[0]?.name ?? ''),
      shared,
    });
  });
  await expect(orderPage(page).button('Share the file')).toHaveCount(0);
  await page.reload();
  await orderPage(page).button('Share the file').click();
  expect(await page.evaluate(() => Reflect.get(navigator, 'shared'))).toEqual([
    expect.stringMatching(/^mackin-book-list-.*\.csv$/),
  ]);

  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    Object.assign(navigator, { share: refuse });
  });
  const download = page.waitForEvent('download');
  await orderPage(page).button('Share the file').click();
  expect((await download).suggestedFilename()).toMatch(/^mackin-book-list-.*\.csv$/);
});
