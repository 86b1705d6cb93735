import { expect, test } from './reading-test.ts';

test.beforeEach(({ open }) => open('/books'));

test('the page has its title and sections', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'About the Jamie Johnson Series',
  );
  for (const name of [
    'Who Is Jamie Johnson?',
    'For Readers',
    'For Librarians & Teachers',
    'Guides That Save You Time',
  ])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('four formats are listed, the first with ages and grades', async ({ page }) => {
  const formats = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: 'Four formats, one hero' }) });
  await expect(formats.getByRole('heading', { level: 3 })).toHaveText([
    'Core Series',
    'Graded Reader Editions',
    'Bilingual Editions',
    'Classroom & Library Sets',
  ]);
  await expect(formats.getByRole('listitem').first()).toContainText('Ages 8–13, grades 3–8');
});

test('three people say what they think', async ({ page }) => {
  await expect(page.getByRole('main').locator('blockquote')).toHaveCount(3);
});

test('it leads to the method and to the page for librarians', async ({ page }) => {
  const end = page.getByRole('main').locator('section').last();
  const addresses = await end
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/method', '/aasl25']);
});
