import { team } from '../../../src/content/team.ts';
import { expect, test } from '../reading-test.ts';

test('four people have a picture, a role and a biography', async ({ page, open }) => {
  await open('/team');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Meet the Team');
  const cards = main.locator('li', { has: page.getByRole('heading', { level: 2 }) });
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(
    team.map(({ name }) => name.value),
  );
  for (const card of await cards.all()) {
    // A drawn card says nothing beside the name; a photo has words.
    await expect(card.locator('img')).toHaveAttribute('alt', /^$|\w{3}/);
    await expect(card.locator('img')).toBeVisible();
    await expect(card.locator('.role')).toHaveText(/\w{3}/);
    await expect(card.locator('p:not(.role)').first()).toHaveText(/\w{3}/);
  }
  await expect(main).toContainText('Author and ambassador');
  await main.getByRole('link', { name: 'Discover our Story' }).click();
  await expect(page).toHaveURL('/about');
});

test(
  'the organisation and its four people are data in the served page',
  { tag: '@once' },
  async ({ request }) => {
    const html = await (await request.get('/team')).text();
    const [, json = ''] =
      /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(
        html.split('</head>')[0] ?? '',
      ) ?? [];
    const data: unknown = JSON.parse(json);
    const person = { '@type': 'Person', jobTitle: expect.any(String) };
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'HATRIQA',
      member: [person, person, person, person],
    });
  },
);

test.describe('a card below the fold', () => {
  // Low enough for the last card to be out of view at any width.
  test.beforeEach(({ page, viewport }) =>
    page.setViewportSize({ width: viewport?.width ?? 0, height: 500 }),
  );

  test(
    'appears when a tenth of it is in view and on paper, and stays',
    { tag: '@once' },
    async ({ page, open }) => {
      await open('/team');
      const card = page.getByRole('main').locator('li').last();
      // Until somebody scrolls, everything is there.
      await expect(card).toHaveCSS('opacity', '1');
      await page.mouse.wheel(0, 1);
      await expect(card).toHaveCSS('opacity', '0');
      // On paper it is there without being scrolled to.
      await page.emulateMedia({ media: 'print' });
      await expect(card).toHaveCSS('opacity', '1');
      await page.emulateMedia({ media: 'screen' });
      await expect(card).toHaveCSS('opacity', '0');
      const bringIntoView = (share: number) =>
        card.evaluate((element, part) => {
          const { top, height } = element.getBoundingClientRect();
          // Its shift is not part of where it stands.
          const shift = new DOMMatrix(getComputedStyle(element).transform).m42;
          scrollBy({ top: top - shift - innerHeight + height * part, behavior: 'instant' });
        }, share);
      await bringIntoView(0.02);
      await page.evaluate(twoFrames);
      await expect(card).toHaveCSS('opacity', '0');
      await bringIntoView(0.2);
      await expect(card).toHaveCSS('opacity', '1');
      await expect(card).toHaveCSS('transform', 'none');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.evaluate(twoFrames);
      await expect(card).toHaveCSS('opacity', '1');
    },
  );

  test(
    'is simply there for those who want less motion',
    { tag: '@once' },
    async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open('/team');
      await page.evaluate(twoFrames);
      for (const card of await page.getByRole('main').locator('li').all())
        await expect(card).toHaveCSS('opacity', '1');
    },
  );
});

/** Observers report, and effects run, by the end of the second frame. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
