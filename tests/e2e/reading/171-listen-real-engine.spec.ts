import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../support/browser/find-chromium.ts';
import { storySentences } from '../../support/content/story-sentences.ts';
import { hasVoices, type Sound, startSound } from '../../support/voices/start-sound.ts';
import { expect, test as base } from '../test.ts';

// A real engine starts and ends by itself: what failed is played again, and both are told.
base.describe.configure({ retries: 2 });

/** In Chromium with espeak-ng behind speech-dispatcher: an engine that dies of its own `pause()`. */
const test = base.extend<{ readonly sound: Sound }>({
  // eslint-disable-next-line no-empty-pattern
  sound: async ({}, use) => {
    const sound = await startSound();
    await use(sound);
    sound.stop();
  },
  context: async ({ sound, baseURL }, use) => {
    const context = await chromium.launchPersistentContext(join(sound.folder, 'profile'), {
      ...(baseURL === undefined ? {} : { baseURL }),
      executablePath: findChromium(),
      headless: false,
      ignoreDefaultArgs: ['--mute-audio'],
      args: [...chromiumArgs, '--headless=new', '--enable-speech-dispatcher'],
      env: sound.env,
    });
    await use(context);
    await context.close();
  },
});

const sentences = storySentences(9);

test.skip(() => !hasVoices(), 'no real speech engine is to be had here');

test('a real engine without a network: sentences, ten pauses, and on', async ({ page }) => {
  test.setTimeout(180_000);
  const marked = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('read-sentence') ?? [];
      return range instanceof Range ? range.toString() : undefined;
    });
  await page.goto('/stories/9');
  await expect
    .poll(() => page.evaluate(() => speechSynthesis.getVoices().length), { timeout: 60_000 })
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect.poll(marked, { timeout: 30_000 }).toBe(sentences[0]);
  await page.context().setOffline(true);
  for (let times = 0; times < 10; times += 1) {
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play' }).click();
  }
  await expect.poll(marked, { timeout: 30_000 }).toBe(sentences[2]);
  const voices = page.getByRole('combobox', { name: 'Voice' });
  await expect(voices).toContainText('works offline');
  expect(await voices.getByRole('option').count()).toBeLessThan(30);
});
