import { books } from '#content/book/books.ts';
import { guidePath } from '#features/order/list/order-list.ts';
import { axeFaults } from '../../support/page/axe-faults.ts';
import { sidewaysFaults, tapFaults } from '../../support/page/layout-faults.ts';
import { pdfPages } from '../../support/built/pdf-pages.ts';
import {
  fullList,
  listed,
  listText,
  orderPage,
  paperPath,
} from '../../support/order/order-page.ts';
import { readCode } from '../../support/order/read-code.ts';
import { expect, test } from '../reading-test.ts';

/** A list of fifteen titles, for which the paper is designed. */
const fifteen = Object.fromEntries(Object.entries(fullList).slice(0, 15));
const copies = Object.values(fifteen).reduce((sum, count) => sum + count, 0);
const [first = '', second = ''] = listed.map(({ key }) => key);
const letter = [612, 792];

test('the print guide opens with the list, in a new tab', async ({ page, open, context }) => {
  await open(guidePath);
  const order = orderPage(page);
  await order.tick(first).check();
  await order.copies(first).fill('30');
  const opened = context.waitForEvent('page');
  await order.list.getByRole('link', { name: /^Print this list/ }).click();
  const paper = await opened;
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText('Book order');
  await expect(paper.getByRole('row')).toHaveCount(2);
  await expect(paper.getByRole('main')).toContainText('1 title, 30 copies');
});

test('fifteen titles fit one Letter page, with a QR code', async ({ page, open }) => {
  await open(`${paperPath}#list=${listText(fifteen)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book order');
  const code = await readCode(page.getByRole('img', { name: /^QR code/ }));
  expect(code).toBe(new URL(`${guidePath}#list=${copies},${listText(fifteen)}`, page.url()).href);
  const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.map(({ size }) => size)).toEqual([letter]);
});

test('the page has all titles, their sum, and lines to fill in', async ({ page, open }) => {
  await open(`${paperPath}#list=${listText(fifteen)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book order');
  const [printed] = pdfPages(await page.pdf({ preferCSSPageSize: true }));
  if (!printed) throw new Error('No page was printed');
  const { text } = printed;
  test.skip(text === undefined, 'pdftotext is not installed');
  for (const { key, title } of books) if (key in fifteen) expect(text).toContain(title.value);
  for (const words of ['School', 'Name', 'Purchase order number', 'Date needed'])
    expect(text).toContain(words);
  expect(text).toContain(`${Object.keys(fifteen).length} titles, ${copies} copies`);
  expect(text).not.toContain('Download PDF');
});

test('the stored list is printed, and a button shows the whole guide', async ({ page, open }) => {
  await open(`${guidePath}#list=${first}.3,${second}.4`);
  await expect(orderPage(page).summary).toHaveText('2 titles, 7 copies');
  await open(paperPath);
  await expect(page.getByRole('main')).toContainText('2 titles, 7 copies');
  await page.getByRole('button', { name: 'Show the whole guide' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mackin Buying Guide');
  expect(pdfPages(await page.pdf({ preferCSSPageSize: true })).map(({ size }) => size)).toEqual(
    Array(3).fill(letter),
  );
  const toList = page.getByRole('button', { name: 'Show my list' });
  await expect(toList).toBeFocused();
  await toList.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book order');
});

test('the print guide is accessible, fits every width and has touch targets of 44 px', async ({
  page,
  open,
}) => {
  await open(`${paperPath}#list=${listText(fullList)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book order');
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysFaults(page)).toEqual([]);
    expect(await tapFaults(page, 44)).toEqual([]);
  }
  expect(await axeFaults(page)).toEqual([]);
});
