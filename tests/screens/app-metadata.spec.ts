import sharp from 'sharp';
import { appMetadata } from '#content/seo/app-metadata.ts';
import { test } from '../e2e/test.ts';

test.use({ colorScheme: 'light', expectedErrors: [/Service Worker/] });

for (const { file, path, width, height } of appMetadata.screenshots) {
  test(`public/${file}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await page.screenshot();
    // The screenshot has few colours, so a palette needs only a quarter of the bytes.
    await sharp(picture).png({ palette: true, effort: 10, dither: 0 }).toFile(`public/${file}`);
  });
}
