import { builtPages, builtPapers } from '../../support/built/built-pages.ts';
import { keptPaths } from '../../support/built/precached-files.ts';
import { endsOf } from '../../support/content/ends-of.ts';
import { brokenPictures } from '../../support/page/broken-pictures.ts';
import { expect, test } from './installed-test.ts';

const kept = keptPaths();
const keptPages = builtPages.filter(({ path }) => kept.has(path));
const keptStories = keptPages.filter(({ path }) => /^\/stories\/\d/.test(path));

test('after one visit the pages that are kept open without a server, with their pictures', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const others = keptPages.filter((each) => !keptStories.includes(each));
  // The stories differ only in their content.
  for (const { path, title } of [...others, ...endsOf(keptStories)]) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
    const missing = await page.evaluate(missingPictures);
    expect(missing.filter(isKeptPicture), path).toEqual([]);
    // What is not kept, as photographs of older stories, has a stand-in.
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

/** Names of the pictures that are kept, in one size and format each. */
const keptNames = [...kept].flatMap(
  (path) => /^(\/art\/.*?)(?:-\d{3})?\.\w+$/.exec(path)?.[1] ?? [],
);

function isKeptPicture(address: string): boolean {
  const { pathname } = new URL(address);
  return keptNames.some((name) => /^(-\d+)?\.\w+$/.test(pathname.replace(name, '')));
}

/** Lists the pictures of the page for which the worker has no file. */
async function missingPictures(): Promise<readonly string[]> {
  const addresses = [...document.images].map(({ currentSrc, src }) => currentSrc || src);
  const isMissing = (address: string) =>
    fetch(address).then(
      ({ ok }) => !ok,
      () => true,
    );
  const missing = await Promise.all(addresses.map(isMissing));
  return addresses.filter((_, at) => missing[at]);
}
