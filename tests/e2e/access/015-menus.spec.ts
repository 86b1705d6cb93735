import type { Locator, Page } from '@playwright/test';
import { waitForDocument } from '../../support/page/wait-for-document.ts';
import { expect, test } from '../reading-test.ts';

/** Delays of the menus in milliseconds (specification, section 9). */
const typeAheadMs = 1000;
const hoverMs = 100;
const graceMs = 300;
const compact = { width: 390, height: 844 };

function parts(menu: Locator) {
  return { menu, summary: menu.locator('summary'), links: menu.getByRole('link') };
}

function menuOf(page: Page, label: string) {
  const summary = page.locator('summary', { hasText: label });
  return parts(page.locator('header details', { has: summary }));
}

function compactMenu(page: Page) {
  return parts(page.locator('[data-compact-menu]'));
}

test.describe('a menu of the desktop header', () => {
  test('arrow keys, Home and End move in a menu; Escape closes it', async ({ page, open }) => {
    await open('/');
    const { menu, summary, links } = menuOf(page, 'About');
    await summary.focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu).toHaveAttribute('open', '');
    await expect(links.nth(0)).toBeFocused();
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['End', 3],
      ['ArrowDown', 0],
      ['ArrowUp', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(links.nth(at), key).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test('a menu closes when the focus leaves it', async ({ page, open }) => {
    await open('/');
    const { menu, summary } = menuOf(page, 'About');
    await summary.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
    await expect(menu).not.toHaveAttribute('open');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'How It Works' }),
    ).toBeFocused();
  });

  test('typed letters find a link and are forgotten after 1000 ms', async ({ page, open }) => {
    await open('/');
    const { summary, links } = menuOf(page, 'Who it’s for');
    await summary.focus();
    await page.keyboard.press('ArrowDown');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.type('for p');
    await expect(links.nth(2)).toHaveText('For Parents');
    await expect(links.nth(2)).toBeFocused();
    await page.clock.runFor(typeAheadMs + 1);
    await page.keyboard.type('s');
    await expect(links.nth(0)).toHaveText('Schools');
    await expect(links.nth(0)).toBeFocused();
  });

  test('a menu opens after 100 ms of hover, and closes 300 ms later', async ({ page, open }) => {
    await open('/');
    await page.clock.install();
    const { menu, summary } = menuOf(page, 'About');
    await page.clock.pauseAt(Date.now() + 60_000);
    await summary.hover();
    await page.clock.runFor(hoverMs - 1);
    await expect(menu).not.toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(menu).toHaveAttribute('open', '');

    await page.mouse.move(5, 500);
    await page.clock.runFor(graceMs - 1);
    await expect(menu).toHaveAttribute('open', '');
    await page.clock.runFor(1);
    await expect(menu).not.toHaveAttribute('open');
  });

  test('a press on a menu that the pointer has opened leaves it open', async ({ page, open }) => {
    await open('/');
    const { menu, summary } = menuOf(page, 'About');
    await summary.hover();
    await expect(menu).toHaveAttribute('open', '');
    await summary.click();
    await expect(menu).toHaveAttribute('open', '');
    await summary.click();
    await expect(menu).not.toHaveAttribute('open');
  });
});

test('Escape closes a menu under the pointer, wherever the focus is', async ({ page, open }) => {
  await open('/');
  const { menu, summary } = menuOf(page, 'Who it’s for');
  const logo = page.getByRole('banner').getByRole('link').first();
  await logo.focus();
  await summary.hover();
  await expect(menu).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(logo).toBeFocused();
  await summary.click();
  await expect(menu).toHaveAttribute('open', '');
});

test.describe('the page under the compact menu', () => {
  test.use({ viewport: compact });
  const parts = 'main, footer, [data-bar]';

  test('and its bars cannot be reached, until it closes in one of these ways', async ({
    page,
    open,
  }) => {
    await open('/about');
    const { menu, summary } = compactMenu(page);
    const bar = page.locator('[data-bar]');
    await expect(bar).toHaveCount(1);
    for (const close of [
      () => summary.click(),
      () => page.evaluate(() => dispatchEvent(new Event('beforeprint'))),
      () =>
        page.evaluate(() =>
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
        ),
      () => page.setViewportSize({ width: 1180, height: 820 }),
    ]) {
      await summary.click();
      for (const part of await page.locator(parts).all())
        await expect(part).toHaveAttribute('inert', '');
      await expect(bar).toHaveCSS('visibility', 'hidden');
      await expect.poll(() => announcedRoles(page)).not.toContain('main');
      await close();
      await expect(menu).not.toHaveAttribute('open');
      for (const part of await page.locator(parts).all())
        await expect(part).not.toHaveAttribute('inert');
      await expect(bar).toHaveCSS('visibility', 'visible');
      await expect.poll(() => announcedRoles(page)).toContain('main');
    }
    const link = page.getByRole('main').getByRole('link', { name: 'Discover the Method' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await link.click();
    await expect(page).toHaveURL('/method');
  });
});

test.describe('the compact menu', () => {
  test.use({ viewport: compact });

  test('covers the page, and closes on navigation and on Back', async ({ page, open }) => {
    await open('/');
    const { menu, summary, links } = compactMenu(page);
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toHaveText(/^Menu/);
    await summary.click();
    await expect(page.locator('main')).toHaveAttribute('inert', '');
    await waitForDocument(page, '/stories');
    await links.filter({ hasText: 'Stories' }).click();
    await expect(page).toHaveURL('/stories');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(menu).not.toHaveAttribute('open');
    await expect(page.locator('main')).not.toHaveAttribute('inert');

    await summary.click();
    await expect(menu).toHaveAttribute('open', '');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).not.toHaveAttribute('open');
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('keeps the focus inside, until Escape gives it back', async ({ page, open }) => {
    await open('/');
    const { menu, summary, links } = compactMenu(page);
    await summary.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Shift+Tab');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test('opens at its top, though it was closed at its end', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await open('/');
    const { summary, links } = compactMenu(page);
    await summary.press('Enter');
    await expect(page.locator('main')).toHaveAttribute('inert', '');
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await expect(summary).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(links.first()).toBeInViewport();
    await expect(summary).toBeInViewport();
  });
});

/** Returns the roles in the accessibility tree, which leaves out inert elements. */
async function announcedRoles(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return new Set(nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value)));
}
