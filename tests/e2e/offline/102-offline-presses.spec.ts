import { builtPages } from '../../support/built/built-pages.ts';
import { watchJoining } from '../../support/page/joined.ts';
import { pressEveryControl } from '../../support/page/press-every-control.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { expect, test as base } from '../breaking-test.ts';

/** On a device that has everything saved and no network. */
const test = base.extend<{ readonly cutOff: void }>({
  // What the fallback page says of pages that are not out yet.
  // eslint-disable-next-line no-empty-pattern
  expectedErrors: async ({}, use) => use([/^Failed to load resource: /, /^404: /]),
  cutOff: [
    async ({ context, page, line }, use) => {
      await watchJoining(context);
      await context.addInitScript(() => Reflect.set(window, 'print', () => undefined));
      await page.goto('/');
      await readyOffline(page);
      await line.close();
      await context.setOffline(true);
      await use();
    },
    { auto: true },
  ],
});

test.beforeEach(() => test.setTimeout(240_000));

for (const { path } of builtPages)
  test(`${path}: without a network no press ends on an error page or loses text`, async ({
    page,
  }) => {
    expect(await pressEveryControl(page, path, 'main')).toEqual([]);
  });

for (const [size, width] of [
  ['wide', 1440],
  ['small', 390],
] as const)
  test(`without a network no press in a ${size} header or footer ends on an error page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await pressEveryControl(page, '/', 'header, footer')).toEqual([]);
  });
