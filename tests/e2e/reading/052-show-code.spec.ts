import { expect, test } from '../reading-test.ts';

test('the QR code fills every screen, and closes by key or button', async ({ page, open }) => {
  await open('/stories/9');
  const show = page.getByRole('button', { name: 'Show QR' });
  const screen = page.getByRole('dialog');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await show.click();
    const box = await screen.getByRole('img', { name: /QR code/ }).boundingBox();
    expect(((box?.width ?? 0) * 29) / 37).toBeGreaterThanOrEqual(0.6 * Math.min(width, height));
    await expect(screen.getByText('/stories/9')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(screen).toBeHidden();
    await expect(show).toBeFocused();
  }
  await show.click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect(screen).toBeHidden();
  await expect(show).toBeFocused();
});
