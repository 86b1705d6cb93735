import type { Page } from '@playwright/test';
import { inStep, storySteps } from '#content/story/story.ts';
import { paragraphsOf, type Sentence } from '#content/story-text/story-blocks.ts';
import { stories } from '../../support/content/stories.ts';
import { axeFaults } from '../../support/page/axe-faults.ts';
import { sidewaysFaults } from '../../support/page/layout-faults.ts';
import { addLink, storyLink } from '../../support/page/story-link.ts';
import { expect, test } from './listening-test.ts';

const story = stories.find(({ id }) => id === 9);
if (!story?.firstHalf) throw new Error('Story 9 has no easier text');

const textOf = ({ segments }: Sentence) => segments.map(({ text }) => text).join('');
const linesOf = (paragraphs: readonly (readonly Sentence[])[]) =>
  paragraphs.map((sentences) => sentences.map(textOf).join('').trim());
const english = linesOf(paragraphsOf(story.blocks));
const easier = linesOf(paragraphsOf(story.firstHalf.blocks));
const spanish = linesOf(story.spanish);

const ann = { voiceName: 'Ann', lang: 'en-GB' };
const eva = { voiceName: 'Eva', lang: 'es-MX' };

const full = (page: Page) => page.locator('#full-time');
const firstHalf = (page: Page) => page.locator('#first-half');
const bothButton = (page: Page) => page.getByRole('button', { name: 'Both languages' });

/** Checks which text is shown, and that the parts that depend on it follow. */
async function expectStep(page: Page, step: (typeof storySteps)[number]): Promise<void> {
  const isFirst = step === 'first-half';
  await expect(firstHalf(page)).toBeVisible({ visible: isFirst });
  await expect(full(page)).toBeVisible({ visible: !isFirst });
  await expect(page.getByRole('heading', { name: 'Now the full match.' })).toBeVisible({
    visible: isFirst,
  });
  const name = isFirst ? /^First half .* Reading now$/ : /^Full time .* Reading now$/;
  await expect(page.getByRole('link', { name })).toHaveCount(1);
  const sheet = isFirst ? 'first-half-class-sheet' : 'class-sheet';
  await expect(page.getByRole('link', { name: 'Print for class' })).toHaveAttribute(
    'href',
    `/stories/9/${sheet}`,
  );
}

test('the address and links open the story or its easier text', async ({ page }) => {
  await page.goto('/stories/9');
  await expectStep(page, 'full-time');
  // In a new tab, which leaves this one as it is.
  const pages = page.context().pages().length;
  await page.getByRole('link', { name: /^First half/ }).click({ modifiers: ['Control'] });
  await expect.poll(() => page.context().pages().length).toBe(pages + 1);
  await expectStep(page, 'full-time');
  await page.getByRole('link', { name: /^First half/ }).click();
  await expect(page).toHaveURL('/stories/9#first-half');
  await expectStep(page, 'first-half');
  await expect(firstHalf(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Read Full time' }).click();
  await expectStep(page, 'full-time');
  await expect(page.locator('#s1')).toBeInViewport();
  await page.goBack();
  await expectStep(page, 'first-half');
  await page.goBack();
  await expect(page).toHaveURL('/stories/9');
  await expectStep(page, 'full-time');
  await page.goForward();
  await page.reload();
  await expectStep(page, 'first-half');
  // The skip link does not change which text is shown.
  await page.getByRole('link', { name: 'Skip to the page' }).press('Enter');
  await expect(page).toHaveURL('/stories/9#first-half');
  await expectStep(page, 'first-half');
  await expect(page.locator('#main')).toBeFocused();
});

test('a link to a sentence opens its text, also from another page', async ({ page, open }) => {
  for (const [hash, step] of [
    ['#f5', 'first-half'],
    ['#es5', 'full-time'],
  ] as const) {
    await open(`/stories/9${hash}`);
    await expectStep(page, step);
    await expect(page.locator(hash)).toBeInViewport();
    await open('/stories');
    await addLink(page, `/stories/9${hash}`);
    await page.getByRole('link', { name: `/stories/9${hash}`, exact: true }).click();
    await expectStep(page, step);
    await expect(page.locator(hash)).toBeInViewport();
  }
});

test('a paragraph’s Spanish opens at it, before and after the code', async ({ page, open }) => {
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/stories/9');
  const sign = full(page).getByRole('button', { name: 'En español' }).nth(1);
  const text = full(page).locator('[data-translates="2"]');
  await expect(text).toBeHidden();
  await sign.click();
  await expect(text).toHaveText(spanish[1] ?? '');
  await expect(text).toHaveAttribute('lang', 'es');
  await expect(sign).toHaveAttribute('aria-expanded', 'true');
  await page.unrouteAll();
  // Now the code has loaded, and the router shows the story.
  await open('/stories');
  await (await storyLink(page, '/stories/9')).click();
  await expect(page).toHaveURL('/stories/9');
  await sign.press('Enter');
  await expect(text).toBeVisible();
  await expect(page).toHaveURL('/stories/9');
  expect(await axeFaults(page)).toEqual([]);
  await sign.press('Enter');
  await expect(text).toBeHidden();
});

test('both languages are side by side until they are switched off', async ({ page, open }) => {
  await open('/stories/9');
  await bothButton(page).click();
  await expect(bothButton(page)).toHaveAttribute('aria-pressed', 'true');
  for (const step of storySteps) {
    await page
      .getByRole('link', { name: step === 'full-time' ? /^Full time/ : /^First half/ })
      .click();
    const column = page.locator(`#${step}`);
    const shown = linesOf(inStep(story, step)?.spanish ?? []);
    // The name of the cup is the same in both languages, so it is not compared.
    const names = shown.filter((line) => english.includes(line));
    await expect(column.locator('[data-translates]')).toContainText(
      shown.filter((line) => !names.includes(line)).map((line) => line.split(' https')[0] ?? ''),
    );
    const [left, right] = await Promise.all(
      ['[data-paragraph="2"]', '[data-translates="2"]'].map((one) =>
        column.locator(one).boundingBox(),
      ),
    );
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    expect(Math.abs((right?.y ?? 0) - (left?.y ?? 0))).toBeLessThan(2);
    expect(await axeFaults(page)).toEqual([]);
  }
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysFaults(page)).toEqual([]);
  }
  const related = page.getByRole('region', { name: 'Related Stories' });
  const translated = stories.filter((each) => each.id !== 9 && each.spanish.length > 0);
  const links = translated.map(({ id }) => related.locator(`a[href="/stories/${id}"]`));
  const link = links.reduce((all, each) => all.or(each)).first();
  if ((await link.count()) > 0) await link.click();
  else await page.goto(`/stories/${translated[0]?.id}`);
  await expect(page).not.toHaveURL(/stories\/9/);
  await expect(bothButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-translates="1"]').filter({ visible: true })).toHaveCount(1);
  await bothButton(page).click();
  await expect(page.locator('[data-translates="1"]').filter({ visible: true })).toHaveCount(0);
});

test('the shown text is read, each language by its voice', async ({ page, listen, speaking }) => {
  await speaking.setVoices([ann, eva]);
  await listen('/stories/9#first-half');
  await page.getByRole('button', { name: 'Pause' }).click();
  await firstHalf(page).getByRole('button', { name: 'En español' }).first().click();
  await page.locator('#f1').click();
  const wanted = [
    ...linesOf(
      [story.firstHalf?.blocks[0]].flatMap((block) => (block ? paragraphsOf([block]) : [])),
    ),
    linesOf(story.firstHalf?.spanish ?? [])[0],
  ].join(' ');
  await expect
    .poll(async () => wanted.length - spoken(await speaking.said()).length, { timeout: 30_000 })
    .toBeLessThanOrEqual(0);
  const said = await speaking.said();
  const from = said
    .map(({ text }) => text)
    .lastIndexOf(said.find(({ text }) => easier[0]?.startsWith(text))?.text ?? '');
  expect(spoken(said.slice(from)).startsWith(wanted.slice(0, 40))).toBe(true);
  for (const { text, voiceName } of said)
    expect(voiceName, text).toBe(
      linesOf(story.firstHalf?.spanish ?? []).some((line) => line.includes(text)) ? 'Eva' : 'Ann',
    );
});

test('closing the Spanish leaves the player after it', async ({ page, listen, speaking }) => {
  await speaking.setVoices([ann, eva]);
  await listen('/stories/9');
  await page.getByRole('button', { name: 'Pause' }).click();
  const place = page.getByRole('region', { name: 'Listen' }).getByText(/^Sentence \d+ of/);
  const [first = []] = paragraphsOf(story.blocks);
  const toSpanish = full(page).getByRole('button', { name: 'En español' }).first();
  await toSpanish.click();
  await page.locator('#es1').click();
  await expect(place).toContainText(`Sentence ${first.length + 1} of`);
  await page.getByRole('button', { name: 'Pause' }).click();
  await toSpanish.click();
  await expect(place).toContainText(`Sentence ${first.length + 1} of`);
  const before = (await speaking.said()).length;
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    // The beginning may be pronounced in another way than it is written.
    .poll(async () => english[1]?.includes((await speaking.said())[before]?.text.slice(-12) ?? '?'))
    .toBe(true);
});

function spoken(said: readonly { readonly text: string }[]): string {
  return said.map(({ text }) => text).join(' ');
}

test('without a Spanish voice the player says so', async ({ page, listen, speaking }) => {
  await listen('/stories/9');
  await bothButton(page).click();
  const player = page.getByRole('region', { name: 'Listen' });
  await expect(player.getByRole('status')).toContainText('There is no Spanish voice');
  const count = paragraphsOf(story.blocks).flat().length;
  await expect(player).toContainText(`of ${count}`);
  await speaking.setVoices([ann, eva]);
  await expect(player).not.toContainText('There is no Spanish voice');
  await expect(player).not.toContainText(`of ${count}`);
});

test('the player and the line follow a change of text', async ({ page, listen }) => {
  await listen('/stories/9');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'One line at a time' }).click();
  await expect(full(page).locator('[data-ruler]')).toBeVisible();
  await page.getByRole('link', { name: /^First half/ }).click();
  const count = paragraphsOf(story.firstHalf?.blocks ?? []).flat().length;
  const player = page.getByRole('region', { name: 'Listen' });
  await expect(player).toContainText(`Sentence 1 of ${count}`);
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(firstHalf(page).locator('[data-ruler]')).toBeVisible();
  const word = firstHalf(page).getByRole('button', { name: 'knockout' });
  await word.click();
  await expect(
    firstHalf(page).getByRole('status').filter({ hasText: 'eliminatoria' }),
  ).toBeVisible();
});
