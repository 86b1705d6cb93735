import { appMetadata } from '../../../src/content/seo/app-metadata.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
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

test('the shortcuts open without a network', async ({ page, line }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await readyOffline(page);
  await line.close();
  for (const { path } of appMetadata.shortcuts) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('a second launch follows a shortcut, and stays with what somebody has typed', async ({
  page,
}) => {
  await page.addInitScript(keepConsumer);
  await page.goto('/sign-up');
  await page.waitForFunction(() => Reflect.has(window, 'consumer'));
  const field = page.getByRole('textbox');
  await field.fill('somebody@example.org');
  await page.evaluate(launch, '/stories');
  await expect(field).toHaveValue('somebody@example.org');
  await expect(page).toHaveURL('/sign-up');
  await field.fill('');
  await page.evaluate(launch, '/stories');
  await expect(page).toHaveURL('/stories');
});

/** The browser's queue tells only an installed app. */
function keepConsumer(): void {
  const setConsumer = (consumer: unknown) => Reflect.set(window, 'consumer', consumer);
  Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
}

function launch(path: string): void {
  Reflect.get(window, 'consumer')({ targetURL: new URL(path, location.href).href });
}
