import type { Page } from '@playwright/test';
import { boardPath } from '#content/paper/board.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { fullStories, stories } from '../../support/content/stories.ts';
import { storiesOfEachKind } from '../../support/content/stories-of-each-kind.ts';
import { expectAccessible } from '../../support/page/axe-faults.ts';
import { spaceText } from '../../support/page/space-text.ts';
import { expect, test } from '../reading-test.ts';

const copy = storyCopy.board;
const [story] = fullStories;
if (!story) throw new Error('There is no story');

async function openBoard(page: Page, id: number, hash = ''): Promise<void> {
  await page.goto(boardPath(id) + hash);
  await page.locator('main[data-live]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

const label = (page: Page) => page.locator('footer [role=status]');

/**
 * Goes through all screens. Returns the words of the story's screens, and a line for all text that is
 * small, clipped or scrolls.
 */
function walk(least: number): { readonly texts: string[]; readonly faults: string[] } {
  const faults: string[] = [];
  const texts: string[] = [];
  const press = (key: string) => document.body.dispatchEvent(keydown(key));
  const keydown = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true });
  press('Home');
  for (const _ of document.querySelectorAll('.pips i')) {
    const section = document.querySelector<HTMLElement>('section[data-shown]');
    const name = document.querySelector('footer [role=status]')?.textContent ?? '';
    if (!section) return { texts, faults: [...faults, 'nothing is shown'] };
    const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    // In a small window, a section that does not fit at the smallest size may scroll.
    const mayScroll = least < 20 && section.hasAttribute('data-wrap');
    const { documentElement: page } = document;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
      faults.push(`${name}: the page scrolls`);
    const isTooHigh = section.scrollHeight > section.clientHeight && !mayScroll;
    if (isTooHigh || section.scrollWidth > section.clientWidth)
      faults.push(`${name}: the section scrolls`);
    let shown = '';
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (!parent || !text?.trim() || parent.getClientRects().length === 0) continue;
      // Skip words for screen readers.
      if (parent.getBoundingClientRect().width <= 1) continue;
      shown += text;
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < least) faults.push(`${name}: ${size} px: ${text}`);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects())
        if (left < 0 || right > innerWidth || (!mayScroll && (top < 0 || bottom > foot + 1)))
          faults.push(`${name}: clipped: ${text} ${left} ${top} ${right} ${bottom}`);
    }
    if (section.parentElement?.className === 'text') texts.push(shown);
    press('ArrowRight');
  }
  return { texts, faults };
}

/** A story, the size of the window, and the size in pixels of the smallest letters allowed. */
for (const [id, width, height, least] of [
  ...storiesOfEachKind.map(({ id }) => [id, 1280, 720, 40] as const),
  [story.id, 800, 600, 28],
] as const)
  test(`story ${id} is complete at ${width}, in letters of at least ${least} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openBoard(page, id);
    const names = await page.locator('.text').evaluateAll((texts) => texts.map((text) => text.id));
    for (const name of names) {
      await openBoard(page, id, `#${name}`);
      const { texts, faults } = await page.evaluate(walk, least);
      expect(faults, name).toEqual([]);
      const whole = await page.locator(`[id=${name}]`).evaluate((text) => {
        for (const hidden of text.querySelectorAll('.unseen')) hidden.remove();
        return text.textContent;
      });
      expect(texts.join('').replaceAll(/\s/g, ''), name).toBe(whole?.replaceAll(/\s/g, ''));
    }
  });

test('a longer translation fits as well', async ({ page }) => {
  await openBoard(page, story.id, '#s1');
  const section = page.locator('section[data-shown]');
  const name = await label(page).textContent();
  // Read in the same task as the change: the board lays out again after 200 ms.
  const isWholeAtFirst = await section.evaluate((shown) => {
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement('font');
      font.textContent = text.data + text.data.slice(0, text.length * 0.4);
      text.replaceWith(font);
    }
    return shown.scrollHeight <= shown.clientHeight;
  });
  expect(isWholeAtFirst).toBe(false);
  const isWhole = () =>
    section.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  await expect.poll(isWhole).toBe(true);
  await expect(label(page)).toHaveText(name ?? '');
  expect((await page.evaluate(walk, 40)).faults).toEqual([]);
});

test('a visitor’s own text spacing leaves the choice of text in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBoard(page, story.id, '#%');
  const room = () =>
    page.evaluate(() => {
      const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
      const links = [...document.querySelectorAll('[data-shown] .texts a')];
      return foot - Math.max(...links.map((link) => link.getBoundingClientRect().bottom));
    });
  expect(await room()).toBeGreaterThan(0);
  await page.evaluate(spaceText);
  await expect(page.locator('[data-shown] .texts a').first()).not.toHaveCSS(
    'letter-spacing',
    'normal',
  );
  await expect.poll(room).toBeGreaterThan(0);
});

test('a prize draw that closes says so, also on a screen that stays on', async ({ page }) => {
  const draw = stories.find(({ deadline }) => deadline !== undefined);
  if (!draw?.deadline) return test.skip(true, 'No story has a prize draw');
  const deadline = Date.parse(draw.deadline);
  const closed = page.getByText(storyCopy.drawClosed).filter({ visible: true });
  await page.clock.setFixedTime(deadline - 1_000);
  await openBoard(page, draw.id);
  await expect(closed).toHaveCount(0);
  await page.clock.setFixedTime(deadline);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(closed).toHaveCount(1);
  await openBoard(page, draw.id);
  await expect(closed).toHaveCount(1);
});

test('keys, presses and buttons lead through the lesson in its order', async ({ page }) => {
  await openBoard(page, story.id, '#%');
  const { paragraph, word, title, end } = copy;
  const count = await page.locator('#full-time section').count();
  const { lesson } = storyCopy;
  const order = [
    title,
    lesson.play.heading,
    ...Array.from({ length: count }, (_, at) => paragraph(at + 1, count)),
    lesson.read.heading,
    lesson.relate.heading,
    ...story.lesson.words.map((_, at) => word(at + 1, story.lesson.words.length)),
    end.label,
  ];
  for (const name of order) {
    await expect(label(page)).toHaveText(name);
    await page.keyboard.press('PageDown');
  }
  await expect(label(page)).toHaveText(end.label);
  await page.keyboard.press('PageUp');
  await expect(label(page)).not.toHaveText(end.label);
  await page.keyboard.press('Home');
  for (const key of ['F13', 'b', 'MediaPlayPause', 'Unidentified'])
    await page.evaluate(
      (one) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: one, bubbles: true })),
      key,
    );
  await expect(label(page)).toHaveText(title);
  const isReload = await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'F5', bubbles: true, cancelable: true }),
    ),
  );
  expect(isReload, 'F5 is the start button of a presenter').toBe(false);
  await page.mouse.click(1_200, 300);
  await page.mouse.click(640, 200);
  await expect(label(page)).toHaveText(lesson.play.heading);
  await page.mouse.click(100, 300);
  await expect(label(page)).toHaveText(title);
  await page.getByRole('button', { name: copy.next }).click();
  await page.keyboard.press('ArrowRight');
  await expect(label(page)).toHaveText(paragraph(1, count));
  await page.keyboard.press('End');
  await page.getByRole('link', { name: end.again }).click();
  await expect(label(page)).toHaveText(title);
});

test('in forced colours the current screen’s mark is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openBoard(page, story.id);
  await page.keyboard.press('ArrowRight');
  // Forced colours remove the marks' backgrounds.
  const borders = await page.evaluate(() =>
    ['.pips [data-on]', '.pips i:not([data-on])'].map((selector) => {
      const mark = document.querySelector(selector);
      return mark ? parseFloat(getComputedStyle(mark).borderTopWidth) : Number.NaN;
    }),
  );
  expect(borders[0]).toBeGreaterThan(borders[1] ?? Number.NaN);
});

test('“On the board” opens the board; Escape returns to the same paragraph', async ({
  page,
  open,
}) => {
  await open(`/stories/${story.id}`);
  await page.getByRole('link', { name: copy.name }).click();
  await expect(page).toHaveURL(new RegExp(`${boardPath(story.id)}(#|$)`));
  await page.locator('main[data-live]').waitFor();
  for (let at = 0; at < 5; at += 1) await page.keyboard.press('ArrowRight');
  const id = await page
    .locator('section[data-shown] p > span:not([data-off])')
    .first()
    .getAttribute('id');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/stories/${story.id}#${id}`);
  await expect(page.locator(`[id=${id}]`)).toBeInViewport();
});

test('the clock of Play runs, pauses and starts over', async ({ page }) => {
  await openBoard(page, story.id);
  await page.keyboard.press('ArrowRight');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const clock = page.getByRole('timer');
  await expect(clock).toHaveText('10:00');
  await page.getByRole('button', { name: copy.clock.start, exact: true }).click();
  await page.clock.runFor(138_000);
  await expect(clock).toHaveText('7:42');
  await page.getByRole('button', { name: copy.clock.pause }).click();
  await page.clock.runFor(60_000);
  await expect(clock).toHaveText('7:42');
  await page.getByRole('button', { name: copy.clock.again }).click();
  await expect(clock).toHaveText('10:00');
  await page.getByRole('button', { name: copy.clock.start, exact: true }).click();
  await expect(page.getByRole('button', { name: copy.clock.pause })).toBeFocused();
  await page.clock.runFor(601_000);
  await expect(clock).toHaveText('0:00');
  await expect(page.getByRole('button', { name: copy.clock.start, exact: true })).toBeFocused();
});

test('keeps the screen on, and its place when the window changes', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const request = async (type: string) => {
      asked.push(type);
      return { released: false, release: async () => undefined };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await openBoard(page, story.id, '#s6');
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual(['screen']);
  const sentence = page.locator('#s6');
  await expect(sentence).toBeVisible();
  const before = await label(page).textContent();
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(label(page)).toHaveText(before ?? '');
  await page.reload();
  await page.locator('main[data-live]').waitFor();
  await expect(label(page)).toHaveText(before ?? '');

  await page.keyboard.press('Home');
  const link = page.locator('section[data-shown]').getByRole('link').first();
  await link.focus();
  // The layout, which follows 200 ms later, replaces the marks of all screens.
  await page.evaluate(() => {
    document.querySelector('.pips i')?.setAttribute('data-old', '');
    dispatchEvent(new Event('resize'));
  });
  await expect(page.locator('.pips [data-old]')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('is accessible on every kind of screen, light and dark', async ({ page }) => {
  await openBoard(page, story.id);
  const kinds = new Set<string>();
  for (const _ of await page.locator('.pips i').all()) {
    const name = (await label(page).textContent()) ?? '';
    // The screens of paragraphs and words differ by their numbers alone.
    const kind = name.replaceAll(/\d+/g, '');
    if (!kinds.has(kind)) await expectAccessible(page);
    kinds.add(kind);
    await page.keyboard.press('ArrowRight');
  }
});

test('nothing is cut off on a phone, and at 400 % zoom', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [320, 180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openBoard(page, story.id);
    const { faults } = await page.evaluate(walk, 12);
    expect(faults, `${width}`).toEqual([]);
  }
});

test('prints as a long page', async ({ page }) => {
  await openBoard(page, story.id);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer')).toBeHidden();
  for (const at of [1, 5, 10]) await expect(page.locator(`#s${at}`)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a long page of large paragraphs', async ({ page }) => {
    await page.goto(boardPath(story.id));
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('footer')).toBeHidden();
    await expect(page.locator('#s1')).toBeVisible();
    await expect(page.locator('#f1')).toBeHidden();
    expect(
      await page.locator('#s1').evaluate((one) => parseFloat(getComputedStyle(one).fontSize)),
    ).toBeGreaterThan(28);
    await page.getByRole('link', { name: copy.back }).first().click();
    await expect(page).toHaveURL(`/stories/${story.id}`);
  });
});
