import { books } from '#content/book/books.ts';
import { headerLink } from '../../support/page/header-link.ts';
import { pdfPages } from '../../support/built/pdf-pages.ts';
import { expect, test } from '../reading-test.ts';

test('the print guide is on Letter pages, other pages keep their size', async ({ page, open }) => {
  const printPages = async () =>
    pdfPages(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
  const size = async () => (await printPages())[0]?.size.map(Math.floor);
  await open('/mackin-buying-guide-pdf');
  const pages = await printPages();
  expect(pages.map((printed) => printed.size)).toEqual(Array(3).fill([612, 792]));
  // The texts are known only where `pdftotext` is installed.
  const texts = pages.flatMap(({ text }) => (text === undefined ? [] : [text]));
  const titles = texts.length > 0 ? books.map(({ title }) => title.value) : [];
  expect(titles.filter((title) => !texts.join(' ').includes(title))).toEqual([]);
  await (await headerLink(page, 'Books')).click();
  await expect(page).toHaveURL('/books');
  await expect.poll(size).toEqual([595, 842]);
  await page.goBack();
  await expect(page).toHaveURL('/mackin-buying-guide-pdf');
  await expect.poll(size).toEqual([612, 792]);
});

test('the print guide prints every book, without its controls', async ({ page, open }) => {
  await open('/mackin-buying-guide-pdf');
  await page.emulateMedia({ media: 'print' });
  for (const heading of await page.getByRole('main').getByRole('heading', { level: 3 }).all())
    await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

for (const path of ['/schools', '/method'])
  test(`tabs and accordions of ${path} print open`, async ({ page, open }) => {
    await open(path);
    const panels = page.getByRole('main').locator('[role=tabpanel], [role=region][id]');
    expect(await panels.count()).toBeGreaterThanOrEqual(4);
    await page.emulateMedia({ media: 'print' });
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });

test('each tab prints its name above its panel', async ({ page, open }) => {
  await open('/schools');
  const names = await page.getByRole('tab').allTextContents();
  await page.emulateMedia({ media: 'print' });
  const printed = await page
    .locator('[role=tabpanel]')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
  expect(printed).toEqual(names.map((name) => `"${name}"`));
});
