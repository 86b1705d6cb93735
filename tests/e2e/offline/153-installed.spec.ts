import { expect, test } from '../breaking-test.ts';

test('Chromium accepts the manifest and would install the site', async ({ page }) => {
  await page.goto('/');
  const chromium = await page.context().newCDPSession(page);
  const { errors, url } = await chromium.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // The windows of tests are incognito, where Chromium installs nothing.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(faults).toEqual([]);
});
