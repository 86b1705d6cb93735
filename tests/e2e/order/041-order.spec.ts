import { guidePath } from '#features/order/list/order-list.ts';
import { expectAccessible } from '../../support/page/axe-faults.ts';
import { openEarly } from '../../support/page/open-early.ts';
import { started } from '../../support/page/started.ts';
import { sidewaysFaults, tapFaults } from '../../support/page/layout-faults.ts';
import {
  guideWithList,
  listed,
  listText,
  orderPage,
  storedOrder,
} from '../../support/order/order-page.ts';
import { expect, test } from '../reading-test.ts';

const [first = '', second = '', third = ''] = listed.map(({ key }) => key);
const oneOfEach = listText(Object.fromEntries(listed.map(({ key }) => [key, 1])));
const titleOf = (key: string) => listed.find((book) => book.key === key)?.title.value ?? '';

test('the line below the catalogue stands above the bars of the page', async ({ page, open }) => {
  await open(guidePath);
  await orderPage(page).tick(first).check();
  const line = page.locator('main [data-bar]');
  await expect(line).toBeVisible();
  const room = () =>
    line.evaluate((element) => Math.round(innerHeight - element.getBoundingClientRect().bottom));
  expect(await room()).toBe(0);
  // An offer to install loads the code of the bars; the height stands for an offer to update.
  await page.evaluate(() => {
    const prompt = async () => ({ outcome: 'dismissed' });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  const bar = page.locator('body > [data-bar]');
  for (const height of [60, 0]) {
    await bar.evaluate(({ style }, px) => style.setProperty('height', `${px}px`), height);
    await expect.poll(room).toBe(height);
  }
});

test('copies are from 1 to 999; anything else changes no list', async ({ page, open }) => {
  await open(guidePath);
  const order = orderPage(page);
  const field = order.copies(first);
  await expect(field).toBeHidden();
  await order.tick(first).check();
  await page.getByRole('button', { name: `One copy fewer: ${titleOf(first)}` }).click();
  await expect(field).toHaveValue('1');
  await page.getByRole('button', { name: `One copy more: ${titleOf(first)}` }).click();
  await expect(order.summary).toHaveText('1 title, 2 copies');
  for (const wrong of ['1e9', '']) {
    await field.fill(wrong);
    await expect(field).toHaveValue(wrong);
    await expect(page.getByText('A whole number from 1 to 999').first()).toBeVisible();
    await expect(order.summary).toHaveText('1 title, 2 copies');
    expect(await storedOrder(page)).toMatch(new RegExp(` ${first}\\.2$`));
  }
  await field.fill('999');
  await page.getByRole('button', { name: `One copy more: ${titleOf(first)}` }).click();
  await expect(order.summary).toHaveText('1 title, 999 copies');
});

test('"Set all" gives every title the same number of copies', async ({ page, open }) => {
  await open(guideWithList(oneOfEach));
  const order = orderPage(page);
  const field = order.list.getByRole('textbox', { name: /^Class set/ });
  await expect(field).toHaveValue('30');
  await field.press('Enter');
  await expect(order.summary).toHaveText(`${listed.length} titles, ${listed.length * 30} copies`);
  await field.fill('25');
  await order.button('Set all').click();
  await expect(order.summary).toHaveText(`${listed.length} titles, ${listed.length * 25} copies`);
  await expect(order.copies(first)).toHaveValue('25');
});

test('a title can be removed, and the list can be cleared', async ({ page, open }) => {
  await open(guidePath);
  const order = orderPage(page);
  await order.tick(first).check();
  await order.tick(second).check();
  await order.button(`Remove from the list: ${titleOf(first)}`).click();
  await expect(order.tick(first)).not.toBeChecked();
  await expect(page.getByRole('heading', { name: 'Your list' })).toBeFocused();
  // The last title takes its list with it.
  await order.button(`Remove from the list: ${titleOf(second)}`).click();
  await expect(page.getByRole('region', { name: 'Titles and copies' })).toBeFocused();
  await order.tick(second).check();
  await order.button('Clear my list').click();
  await expect(order.summary).toHaveText('0 titles, 0 copies');
  await expect(order.list).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Titles and copies' })).toBeFocused();
  expect(await storedOrder(page)).toBeNull();
  await page.reload();
  await expect(order.tick(second)).not.toBeChecked();
});

test('titles chosen before hydration are added to the list', async ({ page, open }) => {
  await open(guidePath);
  const order = orderPage(page);
  await expect(order.summary).toHaveText('0 titles, 0 copies');
  await expect(order.list).toHaveCount(0);
  await order.tick(third).check();
  await expect(order.summary).toHaveText('1 title, 1 copy');
  await order.copies(third).fill('7');
  await expect(order.summary).toHaveText('1 title, 7 copies');
  const start = await openEarly(page, guidePath);
  await order.tick(first).check();
  await order.copies(first).fill('30');
  await order.tick(second).press(' ');
  await start();
  await expect(order.summary).toHaveText('3 titles, 38 copies');
  await expect(order.copies(first)).toHaveValue('30');
  await expect(order.copies(third)).toHaveValue('7');
  await expect(order.list.getByRole('listitem')).toHaveCount(3);
});

test('tabs show, and do not overwrite, each other’s changes', async ({ page, open, context }) => {
  await open(guidePath);
  const other = await context.newPage();
  await other.goto(guidePath);
  await started(other);
  const [here, there] = [orderPage(page), orderPage(other)];
  await there.tick(first).check();
  await expect(here.tick(first)).toBeChecked();
  await here.tick(second).check();
  await expect(there.summary).toHaveText('2 titles, 2 copies');
  await there.button('Clear my list').click();
  await expect(here.summary).toHaveText('0 titles, 0 copies');
});

test('where storage is full the page says that the list is not stored', async ({ page, open }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No', 'QuotaExceededError');
    };
  });
  await open(guidePath);
  const order = orderPage(page);
  await order.tick(first).check();
  await order.copies(first).fill('30');
  await expect(page.getByText('This browser does not keep your list.')).toBeVisible();
  await expect(order.summary).toHaveText('1 title, 30 copies');
  await expect(order.list).toBeVisible();
});

test('the keyboard alone can choose, change and clear the list', async ({ page, open }) => {
  await open(guidePath);
  const order = orderPage(page);
  await order.tick(first).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(order.copies(first)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(order.summary).toHaveText('1 title, 13 copies');
  await page.getByRole('link', { name: 'See your list' }).press('Enter');
  const reached: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    if (reached.at(-1) === 'Clear my list') break;
  }
  for (const name of ['Set all', 'Copy ISBNs', 'Copy with quantities', 'Excel file', 'CSV file'])
    expect(reached).toContain(name);
  await page.keyboard.press('Enter');
  await expect(order.summary).toHaveText('0 titles, 0 copies');
});

test('a full list is accessible, and fits every width and finger', async ({ page, open }) => {
  await open(guidePath);
  const order = orderPage(page);
  for (const { key } of listed) await order.tick(key).check();
  await order.copies(first).fill('1e9');
  await expect(order.list).toBeVisible();
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysFaults(page)).toEqual([]);
    expect(await tapFaults(page, 44)).toEqual([]);
  }
  await expectAccessible(page);
});
