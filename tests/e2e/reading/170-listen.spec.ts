import { listeningCopy } from '#content/copy/parts/reading.ts';
import { storySentences } from '../../support/content/story-sentences.ts';
import { expect, test } from './listening-test.ts';

// Speech goes by the clock of a machine that may be busy: what failed is played again, and both are told.
test.describe.configure({ retries: 2 });

const sentences = storySentences(9);

test('each sentence is marked when the engine says it, and each word that it names', async ({
  page,
  listen,
  allMarked,
  speaking,
}) => {
  await listen();
  await expect
    .poll(async () => (await speaking.said()).map(({ text }) => text), { timeout: 30_000 })
    .toContain(sentences[3]);
  await page.getByRole('button', { name: 'Pause' }).click();
  const words = sentences.slice(0, 3).flatMap((text) => [text, ...text.split(' ')]);
  const marks = (await allMarked())
    .map((text) => text.replace(/[.,]$/, ''))
    // "FA" is said, and named, as two words.
    .filter((text, at, all) => text !== all[at - 1]);
  expect(marks.slice(0, words.length)).toEqual(words.map((text) => text.replace(/[.,]$/, '')));
  const now = (await allMarked()).filter((text) => sentences.includes(text)).length;
  await expect(page.getByRole('region', { name: 'Listen' })).toContainText(
    `Sentence ${now} of ${sentences.length}`,
  );
});

test('one sentence at a time stops after each; the keys go on and back', async ({
  page,
  listen,
  marked,
}) => {
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
});

test('a press on a sentence starts there; one on a link does not', async ({
  page,
  listen,
  marked,
}) => {
  await listen();
  await page.getByRole('button', { name: 'Pause' }).click();
  const at = 20;
  await page.locator(`#s${at}`).click();
  await expect.poll(() => marked()).toBe(sentences[at - 1]);
});

test('an address with a sentence starts there', async ({ page, listen, marked }) => {
  await listen('/stories/9#s12');
  await expect.poll(() => marked()).toBe(sentences[11]);
  await expect(page.locator('#s12')).toBeInViewport();
});

test('pace and voice are kept for the next story, and the voice is the one that was chosen', async ({
  page,
  listen,
  speaking,
  expectedErrors,
}) => {
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

test('leaving, hiding, printing and Stop are silence', async ({ page, listen, marked }) => {
  const isSilent = () =>
    expect
      .poll(() => page.evaluate(() => speechSynthesis.speaking || speechSynthesis.pending))
      .toBe(false);
  await listen();
  await expect.poll(() => marked()).toBe(sentences[0]);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await isSilent();
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await isSilent();
  expect(await marked()).toBeUndefined();
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect.poll(() => marked()).toBe(sentences[0]);
  await page.getByRole('link', { name: 'Back to Stories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/stories/i);
  await isSilent();
});

test('what is read stays in view, unless the reader has gone elsewhere', async ({
  page,
  listen,
  marked,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await listen('/stories/9#s20');
  await expect.poll(() => marked()).toBe(sentences[20]);
  await expect(page.locator('#s21')).toBeInViewport();
  await page.mouse.move(100, 200);
  await expect(async () => {
    await page.mouse.wheel(0, -3_000);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }).toPass();
  const back = page.getByRole('button', { name: 'Back to the line' });
  await expect(back).toBeVisible();
  const now = await marked();
  await expect.poll(() => marked()).not.toBe(now);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await back.click();
  await expect(back).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test.describe('says in words why nothing is heard, before anything seems to play', () => {
  const troubles = [
    ['no voice at all', [], 'none'],
    ['only another language', [{ voiceName: 'Eva', lang: 'es-ES' }], 'none'],
    ['only voices elsewhere', [{ voiceName: 'Far', lang: 'en-GB', remote: true }], 'not-selected'],
    ['an engine that never starts', [{ voiceName: 'Mute', lang: 'en-GB' }], 'stopped'],
    ['an engine that fails', [{ voiceName: 'Broken', lang: 'en-GB' }], 'refused'],
  ] as const;
  for (const [name, voices, problems] of troubles) {
    test(name, async ({ page, listen, speaking, allMarked }) => {
      await speaking.setVoices(voices);
      await listen();
      const player = page.getByRole('region', { name: 'Listen' });
      await expect(player.getByText(listeningCopy.problems[problems])).toBeVisible();
      await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
      expect(await allMarked()).toEqual([]);
      const adding = player.getByText(listeningCopy.adding.label);
      await expect(adding).toHaveCount(problems === 'stopped' || problems === 'refused' ? 0 : 1);
      // The engine is mended, or a voice is added: the next press reads.
      await speaking.setVoices([{ voiceName: 'Ann', lang: 'en-GB' }]);
      await expect(player.getByRole('combobox', { name: 'Voice' })).toContainText('Ann');
      await player.getByRole('button', { name: 'Play' }).click();
      await expect.poll(allMarked).toContain(sentences[0]);
    });
  }

  test('a voice that needs internet, without any', async ({
    page,
    listen,
    speaking,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await speaking.setVoices([{ voiceName: 'Far', lang: 'en-GB', remote: true }]);
    await listen();
    const player = page.getByRole('region', { name: 'Listen' });
    const voices = player.getByRole('combobox', { name: 'Voice' });
    await voices.selectOption({ label: 'Far, needs internet' });
    await page.context().setOffline(true);
    await expect(player.getByText(listeningCopy.problems['offline'])).toBeVisible();
    const { length } = await speaking.said();
    await player.getByRole('button', { name: 'Play' }).click();
    await expect(player.getByText(listeningCopy.problems['offline'])).toBeVisible();
    expect(await speaking.said()).toHaveLength(length);
  });
});
