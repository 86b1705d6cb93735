import { homeCopy } from '#pages/home/home-copy.ts';
import { atEachWidth, columnsOf, heroOf, sectionOf } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

test.beforeEach(({ open }) => open('/'));

test('the home page has its parts in the specified order', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Football on every page.');
  await expect(heroOf(page)).toContainText('Soccer Reader Method™');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Give them a story they already want to finish.',
    'Play',
    'Read',
    'Relate',
    'Who We Help',
    'Partners',
  ]);
  const welcome = sectionOf(page, 'Give them a story they already want to finish.');
  await expect(welcome).toContainText('Around his novels we have built a whole programme');

  // Two people tell of their success, marked while they are samples.
  const quotes = main.locator('figure', { has: page.locator('blockquote') });
  await expect(quotes).toHaveCount(2);
  for (const { text, sample } of homeCopy.welcome.quotes) {
    const mark = quotes.filter({ hasText: text }).getByText('Sample', { exact: true });
    await expect(mark).toHaveCount(sample ? 1 : 0);
  }

  await expect(sectionOf(page, 'Who We Help')).toContainText('Grassroots clubs');

  const partners = sectionOf(page, 'Partners').getByRole('listitem');
  await expect(partners).toContainText(['Oxfordshire FA', 'ARCh']);
  await expect(partners).toHaveCount(2);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('its parts stand in a row where there is room for one', { tag: '@once' }, async ({ page }) => {
  const blocks = page.getByRole('region', { name: 'Play, read, relate' }).locator('h2');
  const partners = sectionOf(page, 'Partners').getByRole('listitem');
  expect(await atEachWidth(page, () => columnsOf(blocks))).toEqual([1, 1, 3]);
  expect(await atEachWidth(page, () => columnsOf(partners))).toEqual([1, 2, 2]);
});

test('Get Started Today leads to the contact page', { tag: '@once' }, async ({ page }) => {
  await sectionOf(page, 'Who We Help').getByRole('link', { name: 'Get Started Today' }).click();
  await expect(page).toHaveURL('/contact');
});
