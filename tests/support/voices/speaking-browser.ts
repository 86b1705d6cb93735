import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumArgs, findChromium } from '../browser/find-chromium.ts';

/** A voice of the test's engine; words of its name are its faults (extension/engine.js). */
export interface TestVoice {
  readonly voiceName: string;
  readonly lang: string;
  readonly remote?: boolean;
}

export interface Said {
  readonly text: string;
  readonly voiceName: string;
  readonly rate: number;
}

export interface SpeakingBrowser {
  readonly context: BrowserContext;
  readonly setVoices: (voices: readonly TestVoice[]) => Promise<void>;
  readonly said: () => Promise<readonly Said[]>;
  /** Closes its pages and deletes what they and the engine remember. */
  readonly forget: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * The whole Chromium with a speech engine that a test can script: an extension, which `speechSynthesis`
 * takes for any other engine. Nothing is installed, and nothing needs a sound card.
 */
export async function startSpeakingBrowser(baseURL: string): Promise<SpeakingBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    executablePath: findChromium(),
    // The new headless mode is a headed one without a window; the old one has no extensions.
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [...chromiumArgs, '--headless=new', '--enable-unsafe-extension-debugging'],
  });
  const browser = context.browser();
  if (!browser) throw new Error('The browser cannot be asked');
  // Without any the browser would end.
  const [blank] = context.pages();
  if (!blank) throw new Error('The browser has no page');
  const memory = await context.newCDPSession(blank);
  const worker = context.waitForEvent('serviceworker', {
    predicate: (one) => one.url().startsWith('chrome-extension:'),
  });
  const session = await browser.newBrowserCDPSession();
  // Not in the types of the protocol that came with the library.
  const send = session.send.bind(session) as (method: string, values: object) => Promise<unknown>;
  await send('Extensions.loadUnpacked', { path: resolve('tests/support/voices/extension') });
  const engine = await worker;
  const call = <Result>(name: string, value?: unknown) =>
    engine.evaluate(
      ([name, value]) =>
        (globalThis as unknown as Record<string, (value: unknown) => unknown>)[String(name)]?.(
          value,
        ),
      [name, value],
    ) as Promise<Result>;
  return {
    context,
    setVoices: (voices) =>
      call(
        'setVoices',
        voices.map((voice) => ({ ...voice, eventTypes: eventTypes(voice) })),
      ),
    said: () => call('heard'),
    async forget() {
      for (const page of context.pages()) if (page !== blank) await page.close();
      await context.setOffline(false);
      await memory.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' });
      await call('forget');
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function eventTypes({ voiceName }: TestVoice): readonly string[] {
  const usual = ['start', 'end', 'error'];
  return voiceName.includes('Wordless') ? usual : [...usual, 'word'];
}
