import { storiesPerPage } from '#content/story/story-archive.ts';
import { freeId, stories } from '../../support/content/stories.ts';
import { expect, test } from '../reading-test.ts';

test('the first line is larger, one line is a sub-heading', async ({ page, open }) => {
  await open('/stories/9');
  const paragraphs = page.locator('[data-story-text] p');
  const size = (at: number) =>
    paragraphs.nth(at).evaluate((p) => parseFloat(getComputedStyle(p).fontSize));
  await expect(paragraphs.nth(0)).toHaveText(/^This spring our name is on a cup/);
  expect(await size(0)).toBeGreaterThan(await size(1));
  const texts = await page.locator('article p').allTextContents();
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  await expect(page.locator('article').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Ron Smith Under 13 Youth Cup',
  );
});

test('a related story is opened by a press', async ({ page, open }) => {
  await open('/stories/7');
  const first = page.getByRole('region', { name: 'Related Stories' }).getByRole('link').first();
  const address = (await first.getAttribute('href')) ?? '';
  const { title = '' } = stories.find(({ id }) => address === `/stories/${id}`) ?? {};
  await first.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('an unknown story says so, and leads to all', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  // Decision 9: digits only, no leading zero.
  for (const id of [freeId, '07']) {
    await open(`/stories/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story not found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to Stories' }).click();
  await expect(page).toHaveURL('/stories');
});

test('a prize draw says that it has closed, from its deadline on', async ({ page, open }) => {
  const closed = page.getByRole('main').getByText('This draw has closed').filter({ visible: true });
  await page.clock.setFixedTime(new Date('2025-05-01T18:59:59Z'));
  await open('/stories/11');
  await expect(closed).toHaveCount(0);
  for (const at of ['2025-05-01T19:00:00Z', '2025-05-08T19:00:00Z']) {
    const listed = stories.slice(0, storiesPerPage);
    const over = listed.filter(({ deadline = '9' }) => deadline <= new Date(at).toISOString());
    await page.clock.setFixedTime(new Date(at));
    await open('/stories/11');
    await expect(closed).toHaveCount(1);
    await open('/stories');
    await expect(closed).toHaveCount(over.length);
  }
});
