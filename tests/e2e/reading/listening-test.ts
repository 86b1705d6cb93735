import type { SpeakingBrowser, TestVoice } from '../../support/voices/speaking-browser.ts';
import { test as base } from '../test.ts';

interface Listening {
  readonly speaking: SpeakingBrowser;
  /** Opens a story and presses Listen. */
  readonly listen: (address?: string) => Promise<void>;
  /** Returns the sentence that is highlighted now. */
  readonly marked: () => Promise<string | undefined>;
  /** Returns every sentence and word highlighted since the page was opened, in order. */
  readonly allMarked: () => Promise<readonly string[]>;
}

const ann: TestVoice = { voiceName: 'Ann', lang: 'en-GB' };

/**
 * `test` in a browser without service workers, with a speech engine that the test controls. One
 * browser serves all tests of a Playwright worker, because its start takes longer than most tests.
 * Its storage is cleared after each.
 */
export const test = base.extend<Listening>({
  speaking: async ({ speakingBrowser }, use) => {
    await speakingBrowser.setVoices([ann]);
    await use(speakingBrowser);
    await speakingBrowser.forget();
  },
  context: async ({ speaking }, use) => use(speaking.context),
  listen: async ({ page, open }, use) => {
    await use(async (address = '/stories/9') => {
      await open(address);
      await page.getByRole('button', { name: 'Listen', exact: true }).click();
    });
  },
  page: async ({ page }, use) => {
    // Records every highlight, from the first script on.
    await page.addInitScript(() => {
      const { set } = HighlightRegistry.prototype;
      const written: string[] = [];
      Object.assign(window, { written });
      HighlightRegistry.prototype.set = function (name, highlight) {
        for (const range of highlight) if (range instanceof Range) written.push(range.toString());
        return set.call(this, name, highlight);
      };
    });
    await use(page);
  },
  marked: async ({ page }, use) => {
    await use(() =>
      page.evaluate(() => {
        const [range] = CSS.highlights.get('read-sentence') ?? [];
        return range instanceof Range ? range.toString() : undefined;
      }),
    );
  },
  allMarked: async ({ page }, use) => {
    await use(() => page.evaluate(() => (window as unknown as { written: string[] }).written));
  },
});

export { expect } from '../test.ts';
