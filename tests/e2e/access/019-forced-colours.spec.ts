import type { Locator } from '@playwright/test';
import { paperPath } from '#content/paper/papers.ts';
import { grassrootsCopy } from '#pages/grassroots/grassroots-copy.ts';
import { waitingListCopy } from '#pages/waiting-list/waiting-list-copy.ts';
import { expect, test } from '../reading-test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Returns the painted colours, in which forced colours replace those of the stylesheet. */
function paint(element: Locator): Promise<string> {
  return element.evaluate((it) => {
    const { backgroundColor, color, textDecorationLine } = getComputedStyle(it);
    return `${color} on ${backgroundColor} ${textDecorationLine}`;
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the chosen chip, tab and page stand out, ${colorScheme}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await open('/stories');
    const all = page.getByRole('button', { name: 'All', exact: true });
    const media = page.getByRole('button', { name: 'Media', exact: true });
    expect(await paint(all)).not.toBe(await paint(media));

    await open('/method');
    const header = page.getByRole('navigation', { name: 'Main' });
    expect(await paint(header.locator('[aria-current]'))).not.toBe(
      await paint(header.getByRole('link', { name: 'Contact' })),
    );

    await open('/schools');
    const tabs = page.getByRole('tab');
    expect(await paint(tabs.nth(0))).not.toBe(await paint(tabs.nth(1)));
    await tabs.nth(1).click();
    expect(await paint(tabs.nth(0))).not.toBe(await paint(tabs.nth(1)));
  });
}

test('every second sentence of the teacher’s copy is on an opaque background', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(paperPath(9, 'teacher'));
  // Without `rgba`, the system’s colour for marks is not mixed with the black page.
  expect(await paint(page.locator('mark').first())).toMatch(/^rgb\([^)]*\) on rgb\(/);
});

test('dark drawings are visible on a black page', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/grassroots');
  const drill = page.locator('main svg[viewBox="0 0 320 180"]').first();
  const { stroke, background } = await drill.evaluate((it) => ({
    stroke: getComputedStyle(it).stroke,
    background: getComputedStyle(document.body).backgroundColor,
  }));
  expect(background).toBe('rgb(0, 0, 0)');
  expect(stroke).toBe('rgb(255, 255, 255)');
  await open('/');
  await expect(page.locator('picture img')).toHaveCSS('background-color', 'rgb(255, 201, 60)');
});

test('drawings in dark lines keep their own background on a black page', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [path, name, background] of [
    ['/grassroots', grassrootsCopy.hero.board.alt, 'rgb(255, 251, 241)'],
    ['/waiting-list', waitingListCopy.hero.queue.alt, 'rgb(255, 201, 60)'],
  ] as const) {
    await open(path);
    const drawing = page.getByRole('img', { name });
    await expect(drawing).toHaveCSS('background-color', background);
    await expect(drawing.locator('[stroke]').first()).toHaveCSS('stroke', 'rgb(22, 24, 46)');
  }
});
