import type { Locator, Page } from '@playwright/test';
import { signUpCopy } from '#pages/sign-up/sign-up-copy.ts';
import { answerMailCalls } from '../../support/mail/answer-mail-calls.ts';
import { leaveAddress, newsletterForm } from '../../support/page/newsletter-form.ts';
import { expect, test } from '../reading-test.ts';

/** Milliseconds until an ordinary toast closes, and until the shared screen is cleared. */
const ordinary = 8_000;
const wipeAfter = 3_000;

function toastsOf(page: Page): Locator {
  return page.locator('[role=status] > div');
}

/** Stops the page's clock, so that a slow machine does not use up the time of a toast. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets the paused clock run, in small steps, until the thanks for a sign-up are shown. */
async function runUntilSuccess(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toastsOf(page).first()).toContainText('Success!', { timeout: 100 });
  }).toPass();
}

test('an error toast stays until dismissed, and gives the focus back', async ({ page, open }) => {
  await page.clock.install();
  await open('/schools');
  const { field } = newsletterForm(page);
  await leaveAddress(page, 'sam');
  const toast = toastsOf(page);
  await expect(toast).toContainText('Invalid Email');
  await page.clock.runFor(10 * ordinary);
  await expect(toast).toBeVisible();

  const dismiss = toast.getByRole('button', { name: 'Close this message' });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(field).toBeFocused();

  // Escape dismisses it, too, wherever the focus is.
  await leaveAddress(page, 'sam');
  await expect(toast).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('equal toasts are shown once, and a later one replaces them', async ({ page, open }) => {
  await answerMailCalls(page, Promise.resolve());
  await open('/schools');
  for (let press = 0; press < 3; press += 1) await leaveAddress(page, 'sam');
  await expect(toastsOf(page)).toHaveCount(1);
  await leaveAddress(page, 'sam@example.com');
  await expect(toastsOf(page)).toHaveCount(1);
  await expect(toastsOf(page)).toContainText('Success!');
});

test('a success toast closes in time, but not under pointer or focus', async ({ page, open }) => {
  await answerMailCalls(page, Promise.resolve());
  await open('/schools');
  await page.clock.install();
  await pauseClock(page);
  // Submit by key, because a pointer that rests where the toast appears would keep it open.
  const { field } = newsletterForm(page);
  await field.fill('sam@example.com');
  await field.press('Enter');
  const toast = toastsOf(page);
  await runUntilSuccess(page);
  await page.clock.runFor(2_000);
  await toast.hover();
  await page.clock.runFor(10 * ordinary);
  await toast.getByRole('button').focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(10 * ordinary);
  await expect(toast).toBeVisible();
  await field.focus();
  await page.clock.runFor(ordinary - 1_000);
  await expect(toast).toHaveCount(0);
});

for (const [width, height] of [
  [320, 256],
  [1440, 900],
] as const)
  test(`no toast covers its field at ${width} by ${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open('/schools');
    const { field } = newsletterForm(page);
    await field.fill('sam');
    await field.press('Enter');
    await expect(toastsOf(page)).toContainText('Invalid Email');
    await expect(field).toBeFocused();
    await expect.poll(() => isClear(field, toastsOf(page))).toBe(true);
  });

test('a toast is above an on-screen keyboard', async ({ page, context, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addInitScript(() => {
    const screen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0 });
    Object.defineProperty(window, 'visualViewport', { value: screen });
  });
  await open('/schools');
  const { field } = newsletterForm(page);
  await field.focus();
  await page.evaluate(() => {
    Object.assign(window.visualViewport ?? {}, { height: 400 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await leaveAddress(page, 'sam');
  await expect(field).toBeFocused();
  const bottom = async () => {
    const box = await toastsOf(page).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBeLessThanOrEqual(400);
  await expect.poll(() => isClear(field, toastsOf(page))).toBe(true);
});

test('the shared screen is ready three seconds after a sign-up', async ({ page, open }) => {
  await answerMailCalls(page, Promise.resolve());
  await page.clock.install();
  await open('/sign-up');
  await pauseClock(page);
  const form = page.getByRole('main').locator('form');
  const place = form.getByRole('status');
  // Measured from the start of the page, which may scroll.
  const placement = () =>
    place.evaluate((node) => {
      const { top, height } = node.getBoundingClientRect();
      return { top: top + scrollY, height };
    });
  const before = await placement();
  const thanks = place.getByText(signUpCopy.thanks);
  await leaveAddress(page, 'sam@example.com');
  await runUntilSuccess(page);
  await expect(thanks).toHaveCount(0);
  const { field } = newsletterForm(page);
  await expect(field).toHaveValue('');
  await page.clock.runFor(wipeAfter);
  await expect(field).toBeFocused();
  await expect(toastsOf(page)).toHaveCount(0);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(10 * wipeAfter);
  await expect(thanks).toBeVisible();
  expect(await placement()).toEqual(before);
  await page.keyboard.press('s');
  await expect(thanks).toHaveCount(0);
});

/** Returns whether the field is inside the window and not under the toast. */
async function isClear(field: Locator, toast: Locator): Promise<boolean> {
  const [box, over] = [await field.boundingBox(), await toast.boundingBox()];
  const window = field.page().viewportSize();
  if (!box || !over || !window) return false;
  if (box.y < 0 || box.y + box.height > window.height) return false;
  const isBeside = box.x >= over.x + over.width || box.x + box.width <= over.x;
  return isBeside || box.y + box.height <= over.y || box.y >= over.y + over.height;
}
