import { storiesPerPage } from '#content/story/story-archive.ts';
import { outsideCopy } from '#content/copy/parts/site.ts';
import { blockSegments } from '#content/story-text/text-segments.ts';
import { stories } from '../../support/content/stories.ts';
import { openEarly } from '../../support/page/open-early.ts';
import { waitForDocument } from '../../support/page/wait-for-document.ts';
import { expect, test } from '../reading-test.ts';

test('presses before hydration are answered at once, and once', async ({ page }) => {
  const start = await openEarly(page, '/schools');
  const tab = page.getByRole('tab', { name: 'SEND Teachers' });
  const item = page.getByRole('button', { name: 'After-school' });
  const menu = page.locator('header details').first();
  for (const pressed of [tab, item, menu.locator('summary')]) await pressed.click();
  const expectAnswered = async () => {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toHaveAttribute('open', '');
  };
  await expectAnswered();
  await start();
  await expectAnswered();

  const startList = await openEarly(page, '/stories');
  const chip = page.getByRole('button', { name: 'Impact' });
  await chip.click();
  // A longer list waits for the code that knows the other stories.
  if (stories.length <= storiesPerPage) await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await startList();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
});

const linkedStory = stories.find(({ blocks }) =>
  blocks.some((block) => blockSegments(block).some(({ kind }) => kind === 'link')),
);
if (!linkedStory) throw new Error('No story has a link');

// The text of a story is an enhancement; the links of /contact are in no part.
for (const [path, parent] of [
  ['/contact', 'main'],
  [`/stories/${linkedStory.id}`, '[data-story-text]'],
] as const)
  test(`offline, a link elsewhere on ${path} pressed before hydration is explained`, async ({
    page,
    context,
  }) => {
    const start = await openEarly(page, path);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }),
    );
    const links = page.locator(`${parent} a[href^=http]`).filter({ visible: true });
    await links.first().click();
    await start();
    await expect(page.getByRole('status').getByText(outsideCopy.title)).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });

test('text typed before hydration stays', async ({ page }) => {
  const start = await openEarly(page, '/contact');
  const field = page.getByRole('main').getByRole('textbox', { name: 'Message' });
  await field.pressSequentially('early@example.com');
  await start();
  await expect(field).toHaveValue('early@example.com');
  await expect(field).toBeFocused();
  // Typing continues from there: React's state agrees with the field.
  await field.pressSequentially('.uk');
  await expect(field).toHaveValue('early@example.com.uk');
});

test('text typed before hydration is gone for the next visitor', async ({ page }) => {
  const start = await openEarly(page, '/sign-up');
  const field = page.getByRole('textbox', { name: 'Email Address' });
  await field.pressSequentially('early@example.com');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await start();
  await expect(field).toHaveValue('');
});

test('a page scrolled before hydration keeps its position, also after a link and Back', async ({
  page,
}) => {
  const start = await openEarly(page, '/schools');
  // Lines may break elsewhere once the fonts have loaded.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1_000);
  await start();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await waitForDocument(page, '/contact');
  await page.locator('footer a[href="/contact"]').first().press('Enter');
  await page.waitForURL('**/contact');
  await page.goBack();
  await page.waitForURL('**/schools');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a page loads its code in a browser that is never idle', async ({ page, open }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) => {
      const deadline = { didTimeout: true, timeRemaining: () => 0 };
      return timeout === undefined ? 0 : window.setTimeout(callback, timeout, deadline);
    };
  });
  await open('/contact');
  await expect(page.locator('[data-bar]')).toBeAttached();
});
