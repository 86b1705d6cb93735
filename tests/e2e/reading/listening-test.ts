import { joined, watchJoining } from '../../support/page/joined.ts';
import { withoutWorkers } from '../../support/page/without-workers.ts';
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
  /** The sentence that is marked. */
  readonly marked: () => Promise<string | undefined>;
  /** All that has been marked since the page was opened, sentences and words as they came. */
  readonly allMarked: () => Promise<readonly string[]>;
}

export const ann: TestVoice = { voiceName: 'Ann', lang: 'en-GB' };

/**
 * As `test`, in a browser with a speech engine that does what the test says, and without service
 * workers: whether a voice is heard does not concern them.
 */
export const test = base.extend<Listening>({
  voices: [[ann], { option: true }],
  speaking: async ({ baseURL, voices, viewport, colorScheme, contextOptions }, use) => {
    const browser = await startSpeakingBrowser({
      baseURL,
      viewport,
      colorScheme,
      ...contextOptions,
    });
    await withoutWorkers(browser.context);
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
