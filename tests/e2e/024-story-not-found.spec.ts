import { expect, test } from './reading-test.ts';

/** Decision 9: digits only, no leading zero; anything else is a story that does not exist. */
const unknown = [
  '1',
  '13',
  '07',
  '7x',
  'x7',
  '7.5',
  '7.0',
  '-1',
  '0',
  '1e1',
  '0x7',
  'null',
  'NaN',
  '%20',
  '%207',
  '７',
  '7%2F8',
  '999999999999999999999',
  'constructor',
  '%3Cscript%3E',
];

for (const id of unknown)
  test(`/stories/${id} is no story`, async ({ page, open, request, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    expect((await request.get(`/stories/${id}`)).status()).toBe(404);
    await open(`/stories/${id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Story not found');
    await expect(main).toContainText(
      "The story you're looking for doesn't exist or has been removed.",
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await main.getByRole('link', { name: 'Back to Stories' }).click();
    await expect(page).toHaveURL('/stories');
  });
