import { started } from '../../support/page/started.ts';
import type { SpeakingBrowser, TestVoice } from '../../support/voices/speaking-browser.ts';
import { test as base } from '../test.ts';

interface Listening {
  readonly speaking: SpeakingBrowser;
  /** Opens a story and presses Listen. */
  readonly listen: (address?: string) => Promise<void>;
  /** The sentence that is marked. */
  readonly marked: () => Promise<string | undefined>;
  /** All that has been marked since the page was opened, sentences and words as they came. */
  readonly allMarked: () => Promise<readonly string[]>;
}

const ann: TestVoice = { voiceName: 'Ann', lang: 'en-GB' };

/**
 * As `test`, in a browser with a speech engine that does what the test says, and without service
 * workers. One browser serves all tests of a worker, as its start takes longer than most of them; each
 * finds it with a first visitor's memory.
 */
export const test = base.extend<Listening>({
  speaking: async ({ speakingBrowser }, use) => {
    await speakingBrowser.setVoices([ann]);
    await use(speakingBrowser);
    await speakingBrowser.forget();
  },
  context: async ({ speaking }, use) => use(speaking.context),
  listen: async ({ page }, use) => {
    await use(async (address = '/stories/9') => {
      await page.goto(address);
      await started(page);
      await page.getByRole('button', { name: 'Listen', exact: true }).click();
    });
  },
  page: async ({ page }, use) => {
    // Before anything is loaded: what is put among the marks is written down.
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
