import { builtPages } from '../../support/built/built-pages.ts';
import { pressEveryControl } from '../../support/page/press-every-control.ts';
import { expect, test } from './installed-test.ts';

test.beforeEach(async ({ context, expectedErrors }) => {
  test.setTimeout(240_000);
  // What the fallback page says of pages that are not out yet.
  expectedErrors.push(/^404: /);
  await context.setOffline(true);
});

/** All stories are drawn by the same code: what was pressed on one need not be pressed on another. */
const onStories = new Set<string>();
/** A link to another page is answered at the window, by the same code wherever it stands. */
const links = new Set<string>();

for (const { path } of builtPages)
  test(`${path}: without a network no press ends on an error page or loses text`, async ({
    page,
  }) => {
    const pressed = path.startsWith('/stories/') ? onStories : undefined;
    expect(await pressEveryControl(page, path, 'main', pressed, links)).toEqual([]);
  });

for (const [size, width] of [
  ['wide', 1440],
  ['small', 390],
] as const)
  test(`without a network no press in a ${size} header or footer ends on an error page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await pressEveryControl(page, '/', 'header, footer', new Set(), links)).toEqual([]);
  });
