import { builtPages, builtPapers } from '../../support/built/built-pages.ts';
import { precachedFiles } from '../../support/built/precached-files.ts';
import { expect, test } from './installed-test.ts';

const kept = new Set(precachedFiles().map(({ url }) => url));

test('after one visit every page that is kept opens without a server, with its pictures', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const { path, title } of builtPages.filter((each) => kept.has(each.path))) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
    expect(await page.evaluate(brokenPictures), path).toEqual([]);
  }
});

/** The papers of the site, and those of one story; `offline/140-readiness` counts all that are kept. */
const [story = ''] = [...kept].flatMap((path) => /^\/stories\/\d+\//.exec(path) ?? []);
const papers = builtPapers.filter(
  ({ path }) => kept.has(path) && (path.startsWith('/paper/') || path.startsWith(story)),
);

test('after one visit papers open without a server and without script', async ({ context }) => {
  test.setTimeout(240_000);
  // Use a blank page: Chromium reports modules as failed if script is disabled while they load.
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  for (const { path, title } of papers) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
    // Its stylesheet is there, too.
    await expect(page.locator('body'), path).toHaveCSS('margin', '0px');
  }
});

/** Lists the pictures that do not load, lazy ones included. */
async function brokenPictures(): Promise<readonly string[]> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
}
