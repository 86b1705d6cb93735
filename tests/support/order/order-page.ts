import type { Page } from '@playwright/test';
import { books } from '#content/book/books.ts';
import { buyingGuideSections } from '#content/book/guides.ts';
import { guidePath } from '#features/order/list/order-list.ts';

export const paperPath = '/mackin-buying-guide-pdf';

/** Books of the buying guide, in its order. */
export const listed = buyingGuideSections.flatMap(({ books: own }) => own.map(({ book }) => book));
export const confirmed = listed.filter(({ isbn }) => isbn.state === 'confirmed');
export const unconfirmed = listed.filter(({ isbn }) => isbn.state !== 'confirmed');

/** Formats a list as in a link: `key.count`, separated by commas. */
export function listText(copies: Readonly<Record<string, number>>): string {
  return Object.entries(copies)
    .map(([key, count]) => `${key}.${count}`)
    .join();
}

/** Returns the address of the guide with this list in its hash. */
export function guideWithList(list: string): string {
  return `${guidePath}#list=${list}`;
}

/** List of every title of the catalogue with the maximum number of copies. */
export const fullList = Object.fromEntries(books.map(({ key }) => [key, 999]));

/** Returns locators of the guide: the fields of each title, and the visitor's list. */
export function orderPage(page: Page) {
  const row = (key: string) =>
    page.getByRole('row').filter({ has: page.locator(`input[value="${key}"]`) });
  const list = page.getByRole('region', { name: 'Your list' });
  return {
    tick: (key: string) => row(key).getByRole('checkbox'),
    copies: (key: string) => row(key).getByRole('textbox'),
    summary: page.getByRole('region', { name: 'Titles and copies' }).getByRole('status'),
    list,
    question: page.getByRole('region', { name: 'A list from a link' }),
    button: (name: string) => list.getByRole('button', { name, exact: true }),
  };
}

/** Reads the list that the page has stored on the device. */
export function storedOrder(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('order'));
}
