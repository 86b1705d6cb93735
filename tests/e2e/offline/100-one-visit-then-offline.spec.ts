import { builtPage, builtPages, builtPapers } from '../../support/built/built-pages.ts';
import { expect, test } from './installed-test.ts';

const guide = '/mackin-buying-guide-pdf';
const titleOf = (address: string) => builtPage(address).title;

test('after one visit every page opens without a server, with its pictures', async ({ page }) => {
  test.setTimeout(240_000);
  for (const { path, title } of builtPages) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
    expect(await page.evaluate(brokenPictures), path).toEqual([]);
  }
});

test('after one visit every paper opens without a server and without script', async ({
  context,
}) => {
  test.setTimeout(240_000);
  // Use a blank page: Chromium reports modules as failed if script is disabled while they load.
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  for (const { path, title } of builtPapers) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
    // Its stylesheet is there, too.
    await expect(page.locator('body'), path).toHaveCSS('margin', '0px');
  }
});

test('a hash link leads to the print guide, and back leads past it', async ({ page }) => {
  await page.goto('/schools');
  for (const hash of ['4f9c2e71ab', '3f0b1b3a-0000-4000-8000-00000000000a', 'aB3dE5fG7hJ9kL1m']) {
    await page.goto(`/${hash}`);
    await expect(page).toHaveURL(guide);
    await expect(page).toHaveTitle(titleOf(guide));
    await page.goBack();
    await expect(page).toHaveURL('/schools');
  }
});

/** Lists the pictures that do not load, lazy ones included. */
async function brokenPictures(): Promise<readonly string[]> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
}
