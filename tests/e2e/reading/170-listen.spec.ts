import { listeningCopy } from '#content/copy/parts/reading.ts';
import { storySentences } from '../../support/content/story-sentences.ts';
import { contrast } from '../../support/page/contrast.ts';
import { expect, test } from './listening-test.ts';

const sentences = storySentences(9);

test.describe('in step with the voice', () => {
  // Speech runs by the clock of a machine that may be busy, so retry; the report shows each attempt.
  test.describe.configure({ retries: 2 });

  test('spoken sentences and words are marked', async ({ page, listen, allMarked, speaking }) => {
    await listen();
    await expect
      .poll(async () => (await speaking.said()).map(({ text }) => text), { timeout: 30_000 })
      .toContain(sentences[3]);
    await page.getByRole('button', { name: 'Pause' }).click();
    const words = sentences.slice(0, 3).flatMap((text) => [text, ...text.split(' ')]);
    const marks = (await allMarked())
      .map((text) => text.replace(/[.,]$/, ''))
      // The engine reports "FA" as two words, so it is marked twice.
      .filter((text, at, all) => text !== all[at - 1]);
    expect(marks.slice(0, words.length)).toEqual(words.map((text) => text.replace(/[.,]$/, '')));
    const now = (await allMarked()).filter((text) => sentences.includes(text)).length;
    await expect(page.getByRole('region', { name: 'Listen' })).toContainText(
      `Sentence ${now} of ${sentences.length}`,
    );
  });

  test('one sentence at a time: keys and presses move on', async ({ page, listen, marked }) => {
    await listen();
    await page.getByText('One sentence at a time').click();
    const play = page.getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    const first = sentences.indexOf((await marked()) ?? '');
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('Space');
    await expect.poll(() => marked()).toBe(sentences[first + 1]);
    await expect(play).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => marked()).toBe(sentences[first + 2]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => marked()).toBe(sentences[first + 1]);
    const at = 20;
    await page.locator(`#s${at}`).click();
    await expect.poll(() => marked()).toBe(sentences[at - 1]);
  });

  test('leaving, printing and Stop end the speech', async ({ page, listen, marked, allMarked }) => {
    const isSilent = () =>
      expect
        .poll(() => page.evaluate(() => speechSynthesis.speaking || speechSynthesis.pending))
        .toBe(false);
    await listen();
    await expect.poll(allMarked).toContain(sentences[0]);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await isSilent();
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await isSilent();
    expect(await marked()).toBeUndefined();
    // The page may have scrolled away from the button.
    await expect(page.locator('main :focus')).toBeInViewport();
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect.poll(() => marked(), { intervals: [50] }).toBe(sentences[0]);
    await page.getByRole('link', { name: 'Back to Stories' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/stories/i);
    await isSilent();
  });

  test('reading starts at the address, in view', async ({ page, listen, marked, allMarked }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await listen('/stories/9#s20');
    await expect.poll(allMarked).toContain(sentences[20]);
    expect((await allMarked())[0]).toBe(sentences[19]);
    await expect(page.locator('#s21')).toBeInViewport();
    await page.mouse.move(100, 200);
    await expect(async () => {
      await page.mouse.wheel(0, -3_000);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }).toPass();
    const back = page.getByRole('button', { name: 'Back to the sentence' });
    await expect(back).toBeVisible();
    const now = await marked();
    await expect.poll(() => marked()).not.toBe(now);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await back.click();
    await expect(back).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  });
});

test('pace and voice are kept', async ({ page, listen, speaking, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await speaking.setVoices([
    { voiceName: 'Ann', lang: 'en-GB' },
    { voiceName: 'Bob', lang: 'en-US' },
    { voiceName: 'Far', lang: 'en-GB', remote: true },
    { voiceName: 'Eva', lang: 'es-ES' },
  ]);
  await listen();
  const voices = page.getByRole('combobox', { name: 'Voice' });
  await expect(voices.getByRole('option')).toHaveText([
    'Ann, works offline',
    'Bob, works offline',
    'Far, needs internet',
  ]);
  await voices.selectOption({ label: 'Far, needs internet' });
  await expect(page.getByText(listeningCopy.online)).toBeVisible();
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('Slow');
  const last = async () => (await speaking.said()).at(-1);
  await expect.poll(last).toMatchObject({ voiceName: 'Far', rate: 0.75 });
  await listen('/stories/7');
  await expect.poll(last).toMatchObject({ voiceName: 'Far', rate: 0.75 });
  await page.context().setOffline(true);
  await expect(voices).toHaveValue((await voices.getByText('Ann').getAttribute('value')) ?? '');
  await expect.poll(last).toMatchObject({ voiceName: 'Ann' });
});

test('the focus ring of the chosen way of reading can be seen', async ({ page, listen }) => {
  await listen();
  const chosen = page.getByRole('region', { name: 'Listen' }).locator('.mode :checked');
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  const [ring = '', under = ''] = await chosen.locator('+ span').evaluate((it) => {
    const { outlineColor, backgroundColor } = getComputedStyle(it);
    const asHex = (color: string) =>
      `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    return [asHex(outlineColor), asHex(backgroundColor)];
  });
  expect(contrast(ring, under)).toBeGreaterThan(3);
});

test('says in words why nothing is heard', async ({ page, listen, speaking, allMarked }) => {
  await speaking.setVoices([{ voiceName: 'Broken', lang: 'en-GB' }]);
  await listen();
  const player = page.getByRole('region', { name: 'Listen' });
  await expect(player.getByText(listeningCopy.problems.refused)).toBeVisible();
  await expect(player.getByText(listeningCopy.adding.label)).toHaveCount(0);
  await speaking.setVoices([{ voiceName: 'Far', lang: 'en-GB', remote: true }]);
  await listen();
  await expect(player.getByText(listeningCopy.problems['not-selected'])).toBeVisible();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(player.getByText(listeningCopy.adding.label)).toHaveCount(1);
  expect(await allMarked()).toEqual([]);
  // Once a voice has been added, the next press reads.
  await speaking.setVoices([{ voiceName: 'Ann', lang: 'en-GB' }]);
  await expect(player.getByRole('combobox', { name: 'Voice' })).toContainText('Ann');
  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(allMarked).toContain(sentences[0]);
});
