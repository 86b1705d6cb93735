import { sectionOf } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

test('the page has its title, sections, four formats, three quotes and two ways on', async ({
  page,
  open,
}) => {
  await open('/books');
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

  const formats = sectionOf(page, 'Four formats, one hero');
  await expect(formats.getByRole('heading', { level: 3 })).toHaveText([
    'Core Series',
    'Graded Reader Editions',
    'Bilingual Editions',
    'Classroom & Library Sets',
  ]);
  await expect(formats.getByRole('listitem').first()).toContainText('Ages 8–13, grades 3–8');

  await expect(main.locator('blockquote')).toHaveCount(3);

  const end = main.locator('section').last();
  const addresses = await end
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/method', '/aasl25']);
});
