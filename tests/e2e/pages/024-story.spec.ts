import { stories } from '../../support/content/stories.ts';
import { expect, test } from '../reading-test.ts';

test('a story has its date, tags, picture, and the way back', async ({ page, open }) => {
  await open('/stories/7');
  const main = page.getByRole('main');
  const title = 'Twelve years at the top of the table';
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main).toContainText('Published March 12, 2025');
  await expect(main.getByRole('list', { name: 'Categories' }).getByRole('listitem')).toHaveText([
    'Education',
    'News',
  ]);
  const picture = main.locator('article').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await main.getByRole('link', { name: 'Back to Stories' }).click();
  await expect(page).toHaveURL('/stories');
});

test('the first line is larger, no paragraph is empty, one line is a sub-heading', async ({
  page,
  open,
}) => {
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

test(
  'web addresses become links to a new tab, without what follows them',
  { tag: '@once' },
  async ({ page, open }) => {
    for (const [story, address] of [
      [7, 'https://www.ucl.ac.uk/ioe'],
      [8, 'https://languagecaster.com'],
      [9, 'https://www.oxfordshirefa.com'],
    ] as const) {
      await open(`/stories/${story}`);
      const link = page.locator('article').getByRole('link', { name: address });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAccessibleName(`${address} (opens in a new tab)`);
      const after = await link.evaluate((element) => element.nextSibling?.textContent?.slice(0, 1));
      expect(after).toBe('.');
    }
  },
);

test(
  'programmes show a cover with View Program, videos Watch on YouTube',
  { tag: '@once' },
  async ({ page, open }) => {
    for (const [story, words] of [
      [9, ['View Program', 'Watch on YouTube']],
      [10, ['Watch on YouTube']],
      [11, ['View Program']],
      [12, []],
    ] as const) {
      await open(`/stories/${story}`);
      const slips = page.locator('article a', { has: page.locator('b') });
      await expect(slips.locator('b')).toHaveText([...words]);
      for (const slip of await slips.all()) {
        await expect(slip).toHaveAttribute('target', '_blank');
        await expect(slip).toHaveAttribute('href', /^https:\/\//);
        await expect(slip.locator('.thumb').locator('img').first()).toBeAttached();
      }
      // The address itself is not to be read.
      await expect(page.locator('[data-story-text]')).not.toContainText('placeholder.invalid');
    }
  },
);

test('each story has its date, and up to three others of the same kind are related', async ({
  page,
  open,
}) => {
  for (const [id, date] of [
    [7, 'March 12, 2025'],
    [8, 'March 17, 2025'],
    [9, 'April 14, 2025'],
    [10, 'April 22, 2025'],
    [11, 'April 25, 2025'],
    [12, 'May 3, 2025'],
  ] as const) {
    await open(`/stories/${id}`);
    await expect(page.locator('article')).toContainText(`Published ${date}`);
    const related = page.getByRole('region', { name: 'Related Stories' });
    const found = await related
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.slice(9))));
    const { categories = [] } = stories.find((story) => story.id === id) ?? {};
    const alike = stories.filter(
      (story) => story.id !== id && story.categories.some((each) => categories.includes(each)),
    );
    expect(found, String(id)).toHaveLength(Math.min(3, alike.length));
    expect(alike.map((story) => story.id)).toEqual(expect.arrayContaining(found));
  }
  const first = page.getByRole('region', { name: 'Related Stories' }).getByRole('link').first();
  const address = (await first.getAttribute('href')) ?? '';
  const { title = '' } = stories.find(({ id }) => address === `/stories/${id}`) ?? {};
  await first.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test(
  'a prize draw says that it has closed, from its deadline on',
  { tag: '@once' },
  async ({ page, open }) => {
    const closed = page
      .getByRole('main')
      .getByText('This draw has closed')
      .filter({ visible: true });
    await page.clock.setFixedTime(new Date('2025-05-01T18:59:59Z'));
    await open('/stories/12');
    await expect(page.locator('article')).toContainText('ends at 8pm on 8 May 2025');
    await open('/stories/11');
    await expect(page.locator('article')).toContainText('ends at 8pm on 1 May 2025');
    await expect(closed).toHaveCount(0);
    for (const at of ['2025-05-01T19:00:00Z', '2025-05-08T19:00:00Z']) {
      const over = stories.filter(({ deadline = '9' }) => deadline <= new Date(at).toISOString());
      await page.clock.setFixedTime(new Date(at));
      await open('/stories/11');
      await expect(closed).toHaveCount(1);
      await open('/stories');
      await expect(closed).toHaveCount(over.length);
    }
  },
);

test(
  'the answers of a quiz are a list, each with its letter',
  { tag: '@once' },
  async ({ page, open }) => {
    await open('/stories/12');
    const answers = page.getByRole('main').getByRole('listitem');
    await expect(answers.filter({ hasText: /^[ABC]\. / })).toHaveText([
      'A. A referee with a very loud whistle.',
      'B. A professional footballer.',
      'C. The person who cuts the grass.',
    ]);
  },
);
