import type { Page } from '@playwright/test';
import { listeningCopy } from '#content/copy/parts/reading.ts';
import { paperPath } from '#content/paper/papers.ts';
import { storySentences } from '../../support/content/story-sentences.ts';
import { axeFaults } from '../../support/page/axe-faults.ts';
import { expect, test } from './listening-test.ts';

const { mode, problems, region, turns } = listeningCopy;
/** Longer than the 5 seconds for which the player waits for voices. */
const voicesTimeoutMs = 6_000;
const sentences = storySentences(9);
const player = (page: Page) => page.getByRole('region', { name: region });
const takeTurns = (page: Page) => player(page).getByText(mode.turns, { exact: true }).click();

test.describe('in step with the voice', () => {
  // Speech runs by the clock of a machine that may be busy, so retry; the report shows each attempt.
  test.describe.configure({ retries: 2 });

  test('the voice and the child read in turn', async ({ page, listen, marked, speaking }) => {
    await listen();
    await takeTurns(page);
    const done = player(page).getByRole('button', { name: turns.child.done });
    await expect(done).toBeVisible();
    // The voice may have read on before the press.
    const child = sentences.indexOf((await marked()) ?? '');
    expect(child % 2).toBe(1);
    const before = (await speaking.said()).length;
    await expect(player(page).getByRole('status')).toHaveText(turns.child.status);
    await expect(page.locator('#s1')).toHaveAttribute('data-turn', turns.readers.voice);
    await expect(page.locator('#s2')).toHaveAttribute('data-turn', turns.readers.child);
    expect(await axeFaults(page)).toEqual([]);
    await page.locator(`#s${child + 1}`).click();
    await expect.poll(marked).toBe(sentences[child + 2]);
    await expect(done).toBeVisible();
    expect(await speaking.said()).toHaveLength(before + 1);
    await player(page).getByRole('button', { name: turns.childBegins }).click();
    await expect.poll(marked).toBe(sentences[child + 3]);
    await expect(page.locator('#s1')).toHaveAttribute('data-turn', turns.readers.child);
    await player(page).getByText(mode.on, { exact: true }).click();
    await expect(page.locator('#s1')).not.toHaveAttribute('data-turn', /./);
  });
});

test('without a voice, two children take turns', async ({ page, listen, marked, speaking }) => {
  await speaking.setVoices([]);
  await page.clock.install();
  await listen();
  await page.clock.runFor(voicesTimeoutMs);
  await expect(player(page).getByText(problems.none)).toBeVisible();
  await takeTurns(page);
  const status = player(page).getByRole('status');
  await expect(status).toHaveText(turns.children.status('A'));
  expect(await axeFaults(page)).toEqual([]);
  await player(page)
    .getByRole('button', { name: turns.children.done('A') })
    .click();
  await expect(status).toHaveText(turns.children.status('B'));
  expect(await marked()).toBe(sentences[1]);
  await player(page).getByRole('button', { name: turns.swap }).click();
  await expect(status).toHaveText(turns.children.status('A'));
  expect(await speaking.said()).toEqual([]);
});

test('a browser that cannot speak offers two children to take turns', async ({ page, listen }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SpeechSynthesisUtterance'));
  await listen();
  await player(page).getByRole('button', { name: turns.without }).click();
  await expect(player(page).getByRole('status')).toHaveText(turns.children.status('A'));
  await player(page)
    .getByRole('button', { name: turns.children.done('A') })
    .click();
  await expect(player(page).getByRole('status')).toHaveText(turns.children.status('B'));
});

test('the teacher’s copy shades what the child reads', async ({ page }) => {
  await page.goto(paperPath(9, 'teacher'));
  const shaded = await page.locator('mark').allInnerTexts();
  const childs = sentences.filter((_, at) => at % 2 === 1);
  expect(shaded.join('').replaceAll(/\s/g, '')).toBe(childs.join('').replaceAll(/\s/g, ''));
});
