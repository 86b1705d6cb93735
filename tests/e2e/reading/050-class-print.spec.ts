import type { Page } from '@playwright/test';
import { stories } from '../../support/content/stories.ts';
import { pdfPages } from '../../support/built/pdf-pages.ts';
import { expect, test } from '../reading-test.ts';

async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  return pdfPages(await page.pdf({ preferCSSPageSize: true, format })).length;
}

/** Presses one of the three papers; the dialog that a browser would show is noted instead. */
async function choosePaper(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = 'yes');
  });
  const open = page.getByRole('button', { name: 'Print for class' });
  if ((await open.getAttribute('aria-expanded')) !== 'true') await open.click();
  await page.getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
}

for (const { id, lesson } of stories)
  test(`story ${id}: a page for a child and for a teacher, at most three in large letters`, async ({
    page,
    open,
  }) => {
    await open(`/stories/${id}`);
    for (const format of ['A4', 'Letter'] as const) expect(await countPages(page, format)).toBe(1);
    const [sheet] = pdfPages(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
    for (const { word } of sheet?.text === undefined ? [] : lesson.words)
      expect(sheet?.text).toContain(`${word}:`);
    for (const format of ['A4', 'Letter'] as const) {
      await choosePaper(page, 'Large print');
      // Some browsers say that they have printed before they print.
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      const pages = await countPages(page, format);
      expect(pages).toBeGreaterThan(1);
      expect(pages).toBeLessThanOrEqual(3);
      await choosePaper(page, 'Teacher’s copy');
      expect(await countPages(page, format)).toBe(1);
      // The next press of anything makes it the class sheet again, and the player takes no room of it.
      await page.getByRole('button', { name: 'Listen' }).first().click();
      await expect(page.getByRole('region', { name: 'Listen' })).toBeVisible();
      expect(await countPages(page, format)).toBe(1);
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
    }
  });

test('nothing on the class sheet is smaller than 12 points, also from the dark scheme', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await open('/stories/9');
  const small = await page.locator('article').evaluate((article) => {
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      if (!parent || node.textContent?.trim() === '' || parent.getClientRects().length === 0)
        continue;
      // What is only said to screen readers has no size.
      if (parent.getBoundingClientRect().width <= 1) continue;
      const { fontSize, color } = getComputedStyle(parent);
      if (parseFloat(fontSize) < 16 || color !== 'rgb(0, 0, 0)')
        found.push(`${fontSize} ${color}: ${node.textContent}`);
    }
    return found;
  });
  expect(small).toEqual([]);
  const code = await page.getByRole('img', { name: /QR code/ }).boundingBox();
  // 25 mm without the white around it: 29 modules and 4 on each side.
  expect(((code?.width ?? 0) * 29) / 37).toBeGreaterThan((25 / 25.4) * 96);
});

test('the teacher’s copy counts the words to the end of each paragraph', async ({ page, open }) => {
  for (const { id, words } of stories) {
    await open(`/stories/${id}`);
    await choosePaper(page, 'Teacher’s copy');
    const counts = await page
      .locator('[data-story-text] [data-words]')
      .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-words'))));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(words);
  }
});
