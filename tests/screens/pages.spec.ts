import { builtPages } from '../support/built/built-pages.ts';
import { test } from '../e2e/test.ts';

const widths = [390, 820, 1440];
const schemes = ['light', 'dark'] as const;
const addresses = [...builtPages.map(({ path }) => path), '/partners', '/stories/99'];

for (const colorScheme of schemes) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, expectedErrors: [/404|Service Worker/] });
    for (const path of addresses) {
      test(`${path} ${colorScheme}`, async ({ page }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path, { waitUntil: 'networkidle' });
          await page.evaluate(() => {
            for (const image of document.images) image.loading = 'eager';
          });
          await page.waitForFunction(() => [...document.images].every((image) => image.complete));
          const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
          const suffix = colorScheme === 'dark' ? '-dark' : '';
          await page.screenshot({
            path: `test-results/screens/${name}-${width}${suffix}.png`,
            fullPage: true,
          });
        }
      });
    }
  });
}
