import { heroOf, sectionOf } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

const pack = 'Download the SRM Librarian Starter Pack';

test.beforeEach(({ open }) => open('/aasl25'));

test('the hero leads to the starter pack and to the buying guide', async ({ page }) => {
  const hero = heroOf(page);
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    'The shelf that empties itself.',
  );
  await expect(hero.getByRole('link', { name: pack })).toHaveAttribute(
    'href',
    '/aasl25-coming-soon',
  );
  await hero.getByRole('link', { name: 'Mackin buying guide' }).click();
  await expect(page).toHaveURL('/mackin-buying-guide');
});

test('it has its parts: the problem and the solution, three moves, two ways to buy', async ({
  page,
}) => {
  await expect(sectionOf(page, 'The problem')).toBeVisible();
  await expect(sectionOf(page, 'The solution')).toBeVisible();
  const moves = sectionOf(page, 'Three ways to bring it in');
  await expect(moves.getByRole('heading', { level: 3 })).toHaveText([
    'Discover',
    'Introduce',
    'Advocate',
  ]);
  await expect(moves.getByRole('listitem').last()).toContainText('SRM Digital Badge');
  const buy = sectionOf(page, 'Two ways to buy');
  const shop = buy.getByRole('link', { name: 'Shop Direct (opens in a new tab)' });
  await expect(shop).toHaveAttribute('target', '_blank');
  const header = page.getByRole('banner').locator('a', { hasText: 'Shop' }).first();
  await expect(shop).toHaveAttribute('href', (await header.getAttribute('href')) ?? '');
  await expect(buy.getByRole('link', { name: 'Order from Mackin' })).toHaveAttribute(
    'href',
    '/mackin-buying-guide',
  );
});

test('six things make it different, and four people say so', async ({ page }) => {
  await expect(
    sectionOf(page, 'Six things that make it different').getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Graded readers',
    'Bilingual editions',
    'High-interest content',
    'Evidence-backed',
    'Time-saving resources',
    'Academic excellence',
  ]);
  const voices = sectionOf(page, 'What people say');
  await expect(voices.locator('blockquote')).toHaveCount(4);
  await expect(voices.locator('figcaption')).toContainText([
    'Soccer player',
    'Teacher',
    'Former soccer player',
    'Parent',
  ]);
});

test('it ends with a call to action and a credit', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByText('Soccer Reader Method is a program from HATRIQA')).toBeVisible();
  await main.getByRole('link', { name: pack }).last().click();
  await expect(page).toHaveURL('/aasl25-coming-soon');
});
