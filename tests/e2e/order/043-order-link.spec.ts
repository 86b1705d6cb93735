import type { Page } from '@playwright/test';
import { orderCopy } from '#content/copy/order.ts';
import { guidePath } from '#features/order/list/order-list.ts';
import { allowClipboard, clipboardText } from '../../support/page/clipboard.ts';
import {
  fullList,
  guideWithList,
  storedOrder,
  listed,
  listText,
  orderPage,
} from '../../support/order/order-page.ts';
import { readCode } from '../../support/order/read-code.ts';
import { started } from '../../support/page/started.ts';
import { expect, test } from '../reading-test.ts';

const [first = '', second = '', third = ''] = listed.map(({ key }) => key);
const titles = Object.keys(fullList).length;

/** Opens a link with a list in the open page: only the hash changes, so nothing is loaded. */
async function follow(page: Page, text: string): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), `list=${text}`);
}

test('a full list’s link opens it elsewhere', async ({ page, open, context, browser }) => {
  await allowClipboard(context);
  await open(guideWithList(listText(fullList)));
  const order = orderPage(page);
  await expect(order.summary).toHaveText(`${titles} titles, ${titles * 999} copies`);
  await expect(page).toHaveURL(guidePath);
  await order.button('Copy link').click();
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
  const link = await clipboardText(page);
  expect(await readCode(order.list.getByRole('img', { name: /^QR code/ }))).toBe(link);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(orderPage(other).summary).toHaveText(`${titles} titles, ${titles * 999} copies`);
  await expect(other).toHaveURL(guidePath);
  await expect(other.locator(':focus').getByRole('region', { name: 'Your list' })).toBeInViewport();
  for (const { key } of listed) await expect(orderPage(other).copies(key)).toHaveValue('999');
  expect(asked.filter((url) => new URL(url).pathname.includes('list='))).toEqual([]);
  expect(asked.filter((url) => url.includes('?'))).toEqual([]);
  await elsewhere.close();
});

test('a list from a link can be ignored, added, or replace the visitor’s own', async ({
  page,
  open,
}) => {
  await open(guideWithList(`${first}.10,${second}.2`));
  const order = orderPage(page);
  let before = '2 titles, 12 copies';
  await expect(order.summary).toHaveText(before);
  for (const [choice, titlesBefore, after] of [
    ['Leave it', 2, '2 titles, 12 copies'],
    ['Add to mine', 2, '3 titles, 47 copies'],
    ['Replace mine', 3, '2 titles, 35 copies'],
  ] as const) {
    await follow(page, `${second}.5,${third}.30`);
    await expect(order.question).toContainText(orderCopy.ask.question(2, titlesBefore));
    await expect(order.summary).toHaveText(before);
    await order.question.getByRole('button', { name: choice }).press('Enter');
    await expect(order.question).toHaveCount(0);
    // The pressed button is gone; Tab goes on from the list.
    await expect(page.locator(':focus').filter({ has: order.list })).toHaveCount(1);
    await expect(order.summary).toHaveText(after);
    await expect(page).toHaveURL(guidePath);
    await page.reload();
    await started(page);
    await expect(order.summary).toHaveText(after);
    await expect(order.question).toHaveCount(0);
    before = after;
  }
  // A visitor who clears the list has not accepted the other.
  await follow(page, `${first}.1`);
  await order.button('Clear my list').click();
  await expect(order.summary).toHaveText('0 titles, 0 copies');
  await expect(order.question).toBeVisible();
});

test('a list from a link leaves the address before the router has loaded', async ({
  page,
  open,
}) => {
  await page.route('**/start-router-*.js', () => undefined);
  await open(guideWithList(`${first}.10`));
  const order = orderPage(page);
  await expect(order.summary).toHaveText('1 title, 10 copies');
  await expect(page).toHaveURL(guidePath);
  await follow(page, `${second}.5`);
  await expect(order.question).toContainText(orderCopy.ask.question(1, 1));
});

test('restores what can be read from a damaged link and reports the rest', async ({
  page,
  open,
}) => {
  const parts = ['9', 'gone.4', `${first}.3`, 'away.1', `${second}.1e9`, `${first}.9`];
  await open(guideWithList(`${parts.join()},${third}.2">my list</a>`));
  const order = orderPage(page);
  await expect(order.copies(first)).toHaveValue('3');
  for (const sentence of [
    '2 titles on the list are not in this guide',
    'The number of copies could not be read',
    'On the list more than once',
    'Part of the link could not be read',
    'The link was made for 9 copies, and 6 came.',
  ])
    await expect(page.getByRole('status', { name: 'About this list' })).toContainText(sentence);
  expect(await storedOrder(page)).toContain(` ${first}.3,${second}.1,${third}.2`);
});

test('a link that lost its # still opens its list, and one that lost its titles says so', async ({
  page,
  open,
}) => {
  const order = orderPage(page);
  for (const damaged of [
    `${guidePath}?utm_source=mail&amp;list=3,${first}.3`,
    `${guidePath}?utm_source=mail%23list=3,${first}.3`,
    `${guidePath}%2523list%253D3,${first}.3`,
    `${guidePath.toUpperCase()}list=3,${first}.3`,
  ]) {
    await open(damaged);
    await expect(order.summary).toHaveText('1 title, 3 copies');
    await expect(page).toHaveURL(guidePath);
    await page.evaluate(() => localStorage.clear());
  }
  await open(guideWithList(''));
  await expect(page.getByRole('status', { name: 'About this list' })).toContainText(
    'Part of the link could not be read',
  );
});
