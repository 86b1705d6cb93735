import { books } from '../../../src/content/book/books.ts';
import { headerLink } from '../../support/page/header-link.ts';
import { pdfPages } from '../../support/built/pdf-pages.ts';
import { expect, test } from '../reading-test.ts';

test('the print guide fills three Letter pages, portrait', async ({ page, open }) => {
  await open('/mackin-buying-guide-pdf');
  const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.map(({ size }) => size)).toEqual(Array(3).fill([612, 792]));
  // The texts are known only where `pdftotext` is installed.
  const texts = pages.flatMap(({ text }) => (text === undefined ? [] : [text]));
  for (const text of texts) expect(text.length).toBeGreaterThan(200);
  if (texts.length > 0) {
    const whole = texts.join(' ');
    const lost = books.map(({ title }) => title.value).filter((title) => !whole.includes(title));
    expect(lost).toEqual([]);
  }
});

test('its paper comes and goes with it', async ({ page, open }) => {
  const size = async () =>
    pdfPages(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))[0]?.size.map(Math.floor);
  await open('/mackin-buying-guide-pdf');
  expect(await size()).toEqual([612, 792]);
  await (await headerLink(page, 'Books')).click();
  await expect(page).toHaveURL('/books');
  await expect.poll(size).toEqual([595, 842]);
  await page.goBack();
  await expect(page).toHaveURL('/mackin-buying-guide-pdf');
  await expect.poll(size).toEqual([612, 792]);
});

test('all books, and no button, are on the printed page', async ({ page, open }) => {
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
