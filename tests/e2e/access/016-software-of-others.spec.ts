import type { Page } from '@playwright/test';
import { orderCopy } from '#content/copy/order.ts';
import { newsletterCopy } from '#content/copy/parts/newsletter.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { methodCopy } from '#pages/method/method-copy.ts';
import { offlineCopy } from '#pages/offline/offline-copy.ts';
import { guidePath } from '#features/order/list/order-list.ts';
import { pagesWithEveryIsland } from '../../support/built/built-pages.ts';
import { fullStories } from '../../support/content/stories.ts';
import { queuedItem, storeItems } from '../../support/fakes/store-items.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { listed, listText, storedOrder } from '../../support/order/order-page.ts';
import { changePage, type ForeignChange } from '../../support/page/foreign-changes.ts';
import { openEarly } from '../../support/page/open-early.ts';
import { twoFrames } from '../../support/page/two-frames.ts';
import { expect, test } from '../reading-test.ts';

/** Blockers remove content, so they run alone. Splitting texts comes before wrapping them. */
const changes: readonly (readonly ForeignChange[])[] = [
  ['annotate', 'detect', 'markFields', 'translate'],
  ['takeAway'],
];
const typed = 'early@example.com';
const fields = 'main :is(input[type=email], input[type=text], textarea):not([tabindex="-1"])';
const [story] = fullStories.map(({ id }) => `/stories/${id}`);
if (!story) throw new Error('There is no story');

/** Starts every island and enhancement, as if a visitor had pointed at each. */
async function touchAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-island],[data-enhance]'))
      part.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  await page.waitForFunction(
    () => !document.querySelector(':is([data-island],[data-enhance]):not([data-live])'),
  );
}

interface Content {
  readonly headings: number;
  readonly frame: number;
  readonly letters: number;
}

function contentOf(page: Page): Promise<Content> {
  return page.evaluate(() => ({
    headings: document.querySelectorAll('main :is(h1,h2,h3)').length,
    frame: document.querySelectorAll('body > header nav a, body > footer a').length,
    letters: (document.querySelector('main')?.textContent ?? '').replaceAll(/[¡!\s]/g, '').length,
  }));
}

/** Checks that no content is missing. Live islands may show more than was served. */
async function expectWhole(page: Page, before: Content): Promise<void> {
  const now = await contentOf(page);
  expect(now.headings).toBeGreaterThanOrEqual(before.headings);
  expect(now.frame).toBe(before.frame);
  expect(now.letters).toBeGreaterThan(0.97 * before.letters);
}

async function changeNetwork(page: Page): Promise<void> {
  for (const isOnline of [false, true]) {
    await page.context().setOffline(!isOnline);
    await page.evaluate((is) => dispatchEvent(new Event(is ? 'online' : 'offline')), isOnline);
  }
}

for (const path of pagesWithEveryIsland)
  test(`${path} stays whole when software changes it`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    test.setTimeout(120_000);
    for (const isEarly of [true, false])
      for (const names of changes)
        await test.step(`${names.join()} ${isEarly ? 'before' : 'after'} its code`, async () => {
          const start = await openEarly(page, path);
          if (!isEarly) await start();
          if (!isEarly) await touchAll(page);
          const before = await contentOf(page);
          const field = page.locator(fields).first();
          const hasField = (await field.count()) > 0 && (await field.isVisible());
          if (hasField) await field.fill(typed);
          for (const name of names) await changePage(page, name);
          if (isEarly) await start();
          if (isEarly) await touchAll(page);
          await changeNetwork(page);
          // React handles a change within the next two frames.
          await page.evaluate(twoFrames);
          await expectWhole(page, names.includes('takeAway') ? { ...before, letters: 0 } : before);
          if (hasField) await expect(page.locator(fields).first()).toHaveValue(typed);
        });
  });

test('the typeface of a translated story changes, and its bar answers', async ({ page, open }) => {
  await open(story);
  await changePage(page, 'translate');
  const before = await contentOf(page);
  await page.locator('[data-tool=comfort]').click();
  await page.getByRole('group', { name: readingCopy.comfort.letters.legend }).waitFor();
  await changePage(page, 'translate');
  await page.locator('label:has([data-option=letters-weighted]) input').click();
  await expect(page.locator('html')).toHaveAttribute('data-reading-letters', 'weighted');
  await expectWhole(page, before);
});

test('words still change on a page that was translated', async ({ page, open }) => {
  await page.goto('/robots.txt');
  await storeItems(page, [queuedItem('translated@example.com', 60_000, { state: 'refused' })]);
  await open('/offline');
  await touchAll(page);
  const remove = page.getByRole('button', { name: /^Delete / });
  await expect(remove).toBeVisible();
  await changePage(page, 'translate');
  const buttons = page.locator('main li button');
  const before = await buttons.allTextContents();
  await buttons.last().click();
  await expect.poll(() => buttons.allTextContents()).not.toEqual(before);
  expect((await buttons.allTextContents()).join()).toContain(offlineCopy.outbox.deleteSure);
});

test('a control of other software opens its own panel, and changes nothing of the page', async ({
  page,
}) => {
  const start = await openEarly(page, '/schools');
  await page.evaluate(() => {
    const button = document.createElement('button');
    const panel = document.createElement('div');
    button.textContent = 'Tools';
    panel.textContent = 'Larger text';
    panel.id = 'their-panel';
    panel.hidden = true;
    button.setAttribute('aria-controls', panel.id);
    button.setAttribute('aria-expanded', 'false');
    button.addEventListener('click', () => {
      button.setAttribute('aria-expanded', String(panel.hidden));
      panel.hidden = !panel.hidden;
    });
    document.body.append(button, panel);
  });
  const before = await contentOf(page);
  const button = page.getByRole('button', { name: 'Tools' });
  for (const isOpen of [true, false]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(page.locator('#their-panel')).toBeVisible({ visible: isOpen });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isOpen) await start();
  }
  await expectWhole(page, before);
});

test('an early press opens the tool that was pressed, though other software put a button before it', async ({
  page,
}) => {
  const start = await openEarly(page, story);
  await page
    .locator('[data-tool]')
    .first()
    .evaluate((tool) =>
      tool.before(Object.assign(document.createElement('button'), { type: 'button' })),
    );
  await page.locator('[data-tool=comfort]').click();
  await start();
  await expect(page.getByRole('group', { name: readingCopy.comfort.letters.legend })).toBeVisible();
});

test('typed copies are stored, whatever field other software put beside them', async ({ page }) => {
  const start = await openEarly(page, guidePath);
  const [book] = listed.map(({ key }) => key);
  const row = page.locator(`[data-book="${book}"]`);
  await row.getByRole('checkbox').evaluate((tick) => tick.after(document.createElement('input')));
  await start();
  await row.getByRole('checkbox').check();
  await row.locator('[inputmode=numeric]').fill('30');
  await expect.poll(() => storedOrder(page)).toContain(listText({ [String(book)]: 30 }));
});

test('keys typed into another program’s field stay there, on the board too', async ({ page }) => {
  await page.goto(`${story}/board`);
  await page.locator('main[data-live]').waitFor();
  const address = page.url();
  await page.evaluate(() => {
    const host = document.body.appendChild(document.createElement('div'));
    const field = document.createElement('input');
    host.attachShadow({ mode: 'closed' }).append(field);
    field.addEventListener('input', () => (host.title = field.value));
    field.focus();
  });
  await page.keyboard.type('a b c');
  await expect(page.getByTitle('a b c')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.keyboard.type('d');
  await expect(page.getByTitle('a b cd')).toBeAttached();
  expect(page.url()).toBe(address);
});

test('messages are shown again after other software has removed their layer', async ({
  page,
  open,
}) => {
  await open('/schools');
  const field = page.locator(fields).first();
  const toast = page.locator('[data-toasts] > div');
  await field.fill('no address');
  await field.press('Enter');
  await page.getByRole('button', { name: siteCopy.dismissToast }).click();
  await expect(toast).toBeHidden();
  const layer = page.locator('[data-toasts]');
  for (const removed of ['body > div', '[data-toasts]', '[data-toasts] > div']) {
    await layer.evaluate(
      (element, selector) =>
        (element.closest(selector) ?? element.querySelector(selector))?.remove(),
      removed,
    );
    await field.press('Enter');
    await expect(toast).toBeVisible();
  }
});

test('the order panel is there again after other software has removed its bar', async ({
  page,
  open,
}) => {
  await open('/mackin-buying-guide');
  const tick = page.getByRole('checkbox').first();
  const panel = page.locator('[data-order-panel]');
  const heading = panel.getByRole('heading', { name: orderCopy.summary.heading });
  await tick.check();
  await expect(heading).toBeVisible();
  await panel.locator('[data-bar]').evaluate((bar) => bar.remove());
  await tick.uncheck();
  await tick.check();
  await expect(heading).toBeVisible();
});

test.describe('without the means to change pages', () => {
  test.use({ expectedErrors: [/The name is taken/] });

  test('a link reloads the page, and the error is reported', async ({ page, open }) => {
    // Repeated, because a browser that is slow at first navigates without the router.
    await expect(async () => {
      await open('/schools');
      await page.evaluate(() => {
        Reflect.set(window.trustedTypes ?? {}, 'createPolicy', () => {
          throw new TypeError('The name is taken');
        });
      });
      const reported = page.waitForEvent('console', { timeout: 5_000 });
      const clicked = page.locator('footer a[href="/method"]').click();
      const [message] = await Promise.all([reported, clicked]);
      expect(message.text()).toContain('The name is taken');
    }).toPass();
    await expect(page).toHaveURL('/method');
    await expect(page.locator('main')).toContainText(methodCopy.hero.lead);
  });
});

test('an address is sent from a copy that has replaced the field', async ({ page, open, site }) => {
  await site.opened();
  await open('/schools');
  const field = page.locator('#newsletter-email');
  const email = `copy-${Date.now()}@example.com`;
  await field.evaluate((own, value) => {
    const copy = own.cloneNode(true) as HTMLInputElement;
    own.replaceWith(copy);
    copy.value = value;
  }, email);
  await page.getByRole('button', { name: newsletterCopy.button }).click();
  await expect.poll(() => mailsFor(site, email)).toHaveLength(1);
});
