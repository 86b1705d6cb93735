import { expect, test } from './reading-test.ts';

test.beforeEach(({ open }) => open('/'));

test('the home page has its parts in the specified order', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Football on every page.');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Give them a story they already want to finish.',
    'Play',
    'Read',
    'Relate',
    'Who We Help',
    'Partners',
  ]);
});

test('two people tell of their success, marked as samples', async ({ page }) => {
  const quotes = page.getByRole('main').locator('figure', { has: page.locator('blockquote') });
  await expect(quotes).toHaveCount(2);
  for (const quote of await quotes.all()) await expect(quote.getByText('Sample')).toBeVisible();
});

test('Play, Read and Relate stand beside each other on a wide page only', async ({ page }) => {
  for (const [width, columns] of [
    [390, 1],
    [820, 1],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const blocks = page.getByRole('region', { name: 'Play, read, relate' }).locator('h2');
    const lefts = await blocks.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test('Get Started Today leads to the contact page', async ({ page }) => {
  const part = page.getByRole('main').locator('section', { hasText: 'Who We Help' });
  await part.getByRole('link', { name: 'Get Started Today' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the partners stand in a row', async ({ page }) => {
  const part = page.getByRole('main').locator('section', { hasText: 'Partners' }).last();
  await expect(part.getByRole('listitem')).toHaveCount(2);
  await expect(part).toContainText('Oxfordshire FA');
  await expect(part).toContainText('ARCh');
});
