import { expect, test } from '../reading-test.ts';

test('going offline is announced once', async ({ page, context, open, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await open('/about');
  const status = page.getByRole('banner').getByRole('status');
  await expect(status).toHaveCount(1);
  await expect(status).toHaveText('');
  await status.evaluate((place) => {
    const told: string[] = [];
    Object.assign(window, { told });
    const note = () => place.textContent && told.push(place.textContent);
    new MutationObserver(note).observe(place, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await context.setOffline(true);
  await expect(status).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(status).toHaveText('');
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual(['You are offline']);
});
