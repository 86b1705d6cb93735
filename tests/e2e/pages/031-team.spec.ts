import { twoFrames } from '../../support/page/two-frames.ts';
import { expect, test } from '../reading-test.ts';

test.describe('a card below the fold', () => {
  // Low enough for the last card to be out of view at any width.
  test.beforeEach(({ page, viewport }) =>
    page.setViewportSize({ width: viewport?.width ?? 0, height: 500 }),
  );

  test('appears when a tenth of it is in view and on paper, and stays', async ({ page, open }) => {
    await open('/team');
    const card = page.getByRole('main').locator('li').last();
    // Until the first scroll, everything is shown.
    await expect(card).toHaveCSS('opacity', '1');
    await page.mouse.wheel(0, 1);
    await expect(card).toHaveCSS('opacity', '0');
    // On paper it is shown without being scrolled to.
    await page.emulateMedia({ media: 'print' });
    await expect(card).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: 'screen' });
    await expect(card).toHaveCSS('opacity', '0');
    const bringIntoView = (share: number) =>
      card.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        // Subtract the shift of the fade-in from its position.
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
  });
});

test('a card shows all of its words at a text size of 200 %', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open('/team');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const heights = await page
    .locator('figure:has(> figcaption)')
    .evaluateAll((cards) =>
      cards.map((card) => [card.lastElementChild?.scrollHeight ?? 0, card.clientHeight] as const),
    );
  expect(heights.length).toBeGreaterThan(0);
  for (const [caption, room] of heights) expect(caption).toBeLessThanOrEqual(room);
});
