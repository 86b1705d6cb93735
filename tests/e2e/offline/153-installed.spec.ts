import { expect, test } from '../breaking-test.ts';

test('Chromium finds nothing wrong with the manifest and would install the site', async ({
  page,
}) => {
  await page.goto('/');
  const chromium = await page.context().newCDPSession(page);
  const { errors, url } = await chromium.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // A test's window keeps nothing and therefore installs nothing.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(faults).toEqual([]);
});

test('a second launch follows its shortcut', async ({ page }) => {
  // The browser's queue tells only an installed app.
  await page.addInitScript(() => {
    const setConsumer = (consumer: unknown) => Reflect.set(window, 'consumer', consumer);
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  await page.goto('/sign-up');
  await page.waitForFunction(() => Reflect.has(window, 'consumer'));
  await page.evaluate(() =>
    Reflect.get(window, 'consumer')({ targetURL: new URL('/stories', location.href).href }),
  );
  await expect(page).toHaveURL('/stories');
});
