import { freeId } from '../../support/content/stories.ts';
import { expect, test } from '../reading-test.ts';

/** Decision 9: digits only, no leading zero; anything else is a story that does not exist. */
const unknown = [
  '1',
  String(freeId),
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
  '７',
  '7%2F8',
  '999999999999999999999',
  'constructor',
  '%3Cscript%3E',
];

test(
  'an unknown story is said, and the button leads back',
  { tag: '@once' },
  async ({ page, open, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await open(`/stories/${freeId}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Story not found');
    await expect(main).toContainText(
      "The story you're looking for doesn't exist or has been removed.",
    );
    await main.getByRole('link', { name: 'Back to Stories' }).click();
    await expect(page).toHaveURL('/stories');
  },
);

test(
  'only digits without a leading zero are a story',
  { tag: '@once' },
  async ({ page, open, request, expectedErrors }) => {
    test.setTimeout(180_000);
    expectedErrors.push(/Failed to load resource/);
    for (const id of unknown) {
      expect((await request.get(`/stories/${id}`)).status(), id).toBe(404);
      await open(`/stories/${id}`);
      await expect(page.getByRole('heading', { level: 1 }), id).toHaveText('Story not found');
      await expect(page.locator('meta[name=robots]'), id).toHaveAttribute('content', 'noindex');
    }
  },
);
