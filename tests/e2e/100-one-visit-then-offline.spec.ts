import { builtPages } from '../support/built-pages.ts';
import { readyOffline } from '../support/ready-offline.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'serial' });

test('after one visit to the home page every page opens without a server', async ({
  page,
  site,
  expectedErrors,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await readyOffline(page);
  await site.proxy.close();
  expectedErrors.push(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  try {
    for (const { path, title } of builtPages) {
      for (const spelling of [path, `${path === '/' ? '' : path}/`, `${path}?utm_source=x&ref=y`]) {
        await page.goto(spelling);
        await expect(page, spelling).toHaveTitle(title);
        const broken = await page.evaluate(brokenPictures);
        expect(broken, spelling).toEqual([]);
      }
    }
  } finally {
    await site.proxy.open();
  }
});

/** Pictures that do not show, lazy ones included. */
async function brokenPictures(): Promise<readonly string[]> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
}
