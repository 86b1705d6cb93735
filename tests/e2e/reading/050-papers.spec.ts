import type { Page } from '@playwright/test';
import { books } from '#content/book/books.ts';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { paperLines } from '#content/paper/paper-lines.ts';
import { paperPageCount } from '#content/paper/page-count.ts';
import { librarianPaperPath, librarianPapers, paperPath, papersOf } from '#content/paper/papers.ts';
import { pdfPages } from '../../support/built/pdf-pages.ts';
import { fullStories, isSpecified } from '../../support/content/stories.ts';
import { storiesOfEachKind } from '../../support/content/stories-of-each-kind.ts';
import { expectAccessible } from '../../support/page/axe-faults.ts';
import { spaceText } from '../../support/page/space-text.ts';
import { expect, test } from '../reading-test.ts';

const formats = ['A4', 'Letter'] as const;
const [story] = fullStories;
if (!story) throw new Error('There is no story');

async function printed(page: Page, format: (typeof formats)[number]) {
  await page.evaluate(() => document.fonts.ready);
  return pdfPages(await page.pdf({ preferCSSPageSize: true, format }));
}

/** Joins texts without spaces, because a PDF has none where a line breaks. */
function squeezed(texts: readonly (string | undefined)[]): string {
  return texts.join('').replaceAll(/\s/g, '');
}

/** Returns the fewest characters of a page, its foot included; the last page of other stories may be shorter. */
function leastOnPage(id: number): number {
  return isSpecified(id) ? 100 : 65;
}

for (const each of storiesOfEachKind)
  test(`papers of story ${each.id} have as many pages as the site says`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(paperPath(each.id, 'everything'));
    const words = await page.locator('.sheets').allInnerTexts();
    const counts = papersOf(each).map((paper) => paperPageCount(each, paper));
    // Letter holds less than A4.
    const pages = await printed(page, 'Letter');
    expect(pages.length).toBe(counts.reduce((sum, count) => sum + count, 0));
    if (pages.some(({ text }) => text === undefined)) return;
    for (const { text } of pages) expect(text?.length).toBeGreaterThan(leastOnPage(each.id));
    const whole = squeezed(pages.map(({ text }) => text));
    const lost = words.flatMap((text) => text.split(/\s+/)).filter((word) => !whole.includes(word));
    expect(lost).toEqual([]);
  });

test('each paper prints by itself, and is no wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const paper of papersOf(story)) {
    await page.goto(paperPath(story.id, paper));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), paper).toBe(390);
    // Letter holds less than A4.
    expect((await printed(page, 'Letter')).length, paper).toBe(paperPageCount(story, paper));
  }
});

test('the papers for librarians have no more pages than they need', async ({ page }) => {
  const titles = books.filter(({ title }) => title.state !== 'pending');
  const known = titles.filter(({ author }) => author.state !== 'pending');
  const counts = {
    bookmarks: Math.ceil(known.length / 4),
    'shelf-talker': 1,
    poster: 1,
    'talk-cards': Math.ceil(titles.length / 4),
    handout: 1,
  };
  for (const paper of librarianPapers) {
    await page.goto(librarianPaperPath(paper));
    for (const format of formats)
      expect((await printed(page, format)).length, `${paper}, ${format}`).toBe(counts[paper]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main').evaluate(unreadableTexts), paper).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test('the browser’s own print command prints the class sheet unchanged', async ({ page, open }) => {
  await page.goto(paperPath(story.id, 'class-sheet'));
  const [sheet] = await printed(page, 'A4');
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(`/stories/${story.id}`);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { readingSize: '200', readingSpace: 'most', readingPaper: 'night' });
  });
  expect(await printed(page, 'A4')).toEqual([sheet]);
});

test('everything on the papers is black on white, in 12 points', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto(paperPath(story.id, 'everything'));
  expect(await page.locator('main').evaluate(unreadableTexts)).toEqual([]);
});

/** Lists the texts that are not black, or smaller than 12 points. */
function unreadableTexts(main: Element): readonly string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (!parent || !node.textContent?.trim() || parent.getClientRects().length === 0) continue;
    // Skip words for screen readers, which are a pixel wide.
    if (parent.getBoundingClientRect().width <= 1) continue;
    const { fontSize, color } = getComputedStyle(parent);
    if (parseFloat(fontSize) < 16 || color !== 'rgb(0, 0, 0)')
      found.push(`${fontSize} ${color}: ${node.textContent}`);
  }
  return found;
}

test('Print for class leads to the papers, shown as A4 or Letter', async ({ page, open }) => {
  await open(`/stories/${story.id}`);
  await page.getByRole('link', { name: 'Print for class' }).click();
  await expect(page).toHaveURL(paperPath(story.id, 'class-sheet'));
  const sheet = page.locator('.sheets > *');
  const shape = async () => {
    const { width = 0, height = 1 } = (await sheet.boundingBox()) ?? {};
    return (height / width).toFixed(2);
  };
  // The sheet is taller until its typeface has loaded.
  await expect.poll(shape).toBe((297 / 210).toFixed(2));
  await page.locator('label[for=letter]').click();
  await expect.poll(shape).toBe((11 / 8.5).toFixed(2));
  await page.evaluate(() => {
    window.print = () => document.body.classList.add('printed');
  });
  await page.getByRole('button', { name: papersCopy.bar.print }).click();
  await expect(page.locator('body')).toHaveClass('printed');
  await page.getByRole('link', { name: papersCopy.names['gap-sheet'], exact: true }).click();
  await expect(page).toHaveURL(paperPath(story.id, 'gap-sheet'));
  await page.getByRole('link', { name: papersCopy.bar.back }).click();
  await expect(page).toHaveURL(`/stories/${story.id}`);
});

test('no page contains only the foot, and none ends with a sub-heading', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(letterPage);
  await page.goto(paperPath(story.id, 'class-sheet'));
  await page.evaluate(() => document.fonts.ready);
  await page.locator('footer').evaluate((foot) => {
    foot.textContent = 'The first line of the foot'.padEnd(150, ' and its second line');
  });
  await endPage(page, 'footer', -5);
  const [first, last] = await printed(page, 'Letter');
  if (first?.text === undefined) return;
  expect(first.text).not.toContain('The first line');
  expect(last?.text).toMatch(/\S+ The first line of the foot.* second line/);

  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  // The paper of a story without a lesson has nothing between the text and the foot.
  await page.locator('.blanks + div ~ :not(footer)').evaluateAll((lesson) => {
    for (const part of lesson) part.remove();
  });
  // Move the text down by a page, so that the foot is on the third one.
  await endPage(page, 'footer', -5 - letterPage.height, '.blanks + div');
  const [, text, foot] = await printed(page, 'Letter');
  expect(text?.text).not.toContain(papersCopy.organisation);
  expect(foot?.text).toMatch(new RegExp(`\\S+ ${papersCopy.organisation}`));

  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  await page.locator('.blanks + div > p:nth-child(3)').evaluate((line) => {
    line.classList.add('subheading');
    line.textContent = 'A sub-heading';
  });
  await endPage(page, '.subheading', 5);
  const [before, after] = await printed(page, 'Letter');
  expect(before?.text).not.toContain('A sub-heading');
  expect(after?.text).toMatch(/^ ?A sub-heading/);
});

/** Letter inside margins of half an inch, in pixels. */
const letterPage = { width: 720, height: 960 };

/**
 * Adds space at the start of the sheet, or of a part of it, until an element ends this far above the end of
 * the first page.
 */
function endPage(page: Page, selector: string, room: number, part = '.sheets > *'): Promise<void> {
  const to = letterPage.height - room;
  return page.locator(`.sheets > * ${selector}`).evaluate(
    (element, [end, place]) => {
      const sheet = element.closest('.sheets > *');
      const space = document.createElement('div');
      document.querySelector(place)?.prepend(space);
      const top = sheet?.getBoundingClientRect().top ?? 0;
      space.style.height = `${end - (element.getBoundingClientRect().bottom - top)}px`;
    },
    [to, part] as const,
  );
}

test('long words and addresses break inside their cards, columns and boxes', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(letterPage);
  for (const path of [
    ...papersOf(story).map((paper) => paperPath(story.id, paper)),
    ...librarianPapers.map(librarianPaperPath),
  ]) {
    await page.goto(path);
    const faults = await page.locator('.sheets').evaluate((sheets) => {
      for (const text of sheets.querySelectorAll('h2,p,li,td,th,footer span'))
        text.append(` https://${'address'.repeat(16)}.example`);
      return [...sheets.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ localName, textContent }) => `${localName}: ${textContent}`);
    });
    expect(faults, path).toEqual([]);
  }
});

test('cards and signs grow on the screen with a visitor’s own text spacing', async ({ page }) => {
  for (const path of [
    paperPath(story.id, 'word-cards'),
    paperPath(story.id, 'coach-card'),
    ...librarianPapers.map(librarianPaperPath),
  ]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(spaceText);
    const faults = await page
      .locator('.sheets')
      .evaluate((sheets) =>
        [...sheets.querySelectorAll('section,section *,li')]
          .filter(
            ({ scrollHeight, clientHeight }) => clientHeight > 1 && scrollHeight > clientHeight + 1,
          )
          .map(({ localName, textContent }) => `${localName}: ${textContent}`),
      );
    expect(faults, path).toEqual([]);
  }
});

test('papers are accessible, and no wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    paperPath(story.id, 'everything'),
    librarianPaperPath('talk-cards'),
    librarianPaperPath('handout'),
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    await expectAccessible(page);
  }
});

test('all word cards have the same size', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(paperPath(story.id, 'word-cards'));
  const sizes = await page.locator('.sheets li').evaluateAll((cards) =>
    cards.map((card) => {
      const { width, height } = card.getBoundingClientRect();
      return `${Math.round(width)} by ${Math.round(height)}`;
    }),
  );
  expect(sizes.length).toBe(Math.floor(12 / story.lesson.words.length) * story.lesson.words.length);
  expect(new Set(sizes).size).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a paper is whole, and says how to print it', async ({ page }) => {
    await page.goto(paperPath(story.id, 'teacher'));
    await expect(page.getByText(papersCopy.bar.unscripted)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const { texts } of paperLines(story))
      await expect(page.locator('.sheets > *')).toContainText(
        texts.map(({ text }) => text).join(''),
      );
  });
});
