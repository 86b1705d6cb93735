import type { Page } from '@playwright/test';
import { joined, watchJoining } from '../../support/page/joined.ts';
import {
  type SpeakingBrowser,
  startSpeakingBrowser,
  type TestVoice,
} from '../../support/voices/speaking-browser.ts';
import { test as base } from '../test.ts';

interface Listening {
  /** What the device has when the page is opened. */
  readonly voices: readonly TestVoice[];
  readonly speaking: SpeakingBrowser;
  /** Opens a story and presses Listen. */
  readonly listen: (address?: string) => Promise<void>;
  /** The text that is marked, by the name of its mark. */
  readonly marked: (name: 'read-sentence' | 'read-word') => Promise<string | undefined>;
}

export const ann: TestVoice = { voiceName: 'Ann', lang: 'en-GB' };

/** As `test`, in a browser with a speech engine that does what the test says. */
export const test = base.extend<Listening>({
  voices: [[ann], { option: true }],
  speaking: async ({ baseURL, voices, viewport, colorScheme, contextOptions }, use) => {
    const browser = await startSpeakingBrowser({
      baseURL,
      viewport,
      colorScheme,
      ...contextOptions,
    });
    await watchJoining(browser.context);
    await browser.setVoices(voices);
    await use(browser);
    await browser.close();
  },
  context: async ({ speaking }, use) => use(speaking.context),
  listen: async ({ page }, use) => {
    await use(async (address = '/stories/9') => {
      await page.goto(address);
      await joined(page);
      await page.getByRole('button', { name: 'Listen', exact: true }).click();
    });
  },
  marked: async ({ page }, use) => use((name) => markedText(page, name)),
});

function markedText(page: Page, name: string): Promise<string | undefined> {
  return page.evaluate((it) => {
    const [range] = CSS.highlights.get(it) ?? [];
    return range instanceof Range ? range.toString() : undefined;
  }, name);
}

export { expect } from '../test.ts';
