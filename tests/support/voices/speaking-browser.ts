import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../browser/find-chromium.ts';

/** A voice of the test's engine. Words in its name choose its faults (extension/engine.js). */
export interface TestVoice {
  readonly voiceName: string;
  readonly lang: string;
  readonly remote?: boolean;
}

interface Said {
  readonly text: string;
  readonly voiceName: string;
  readonly rate: number;
}

export type SpeakingBrowser = Awaited<ReturnType<typeof startSpeakingBrowser>>;

/**
 * Starts the full Chromium with a speech engine that a test controls: an extension, which
 * `speechSynthesis` uses like any other engine. Nothing is installed, and no sound card is needed.
 */
export async function startSpeakingBrowser(baseURL: string) {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    executablePath: findChromium(),
    // The old headless mode has no extensions; the new one (see `args`) counts as headed.
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [...chromiumArgs, '--headless=new', '--enable-unsafe-extension-debugging'],
  });
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser');
  // This page stays open, because the browser ends with its last page.
  const [blank] = context.pages();
  if (!blank) throw new Error('The browser has no page');
  const memory = await context.newCDPSession(blank);
  const worker = context.waitForEvent('serviceworker', {
    predicate: (one) => one.url().startsWith('chrome-extension:'),
  });
  const session = await browser.newBrowserCDPSession();
  // `Extensions.loadUnpacked` is missing in Playwright's types of the protocol.
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
    setVoices: (voices: readonly TestVoice[]) =>
      call<void>(
        'setVoices',
        voices.map((voice) => ({ ...voice, eventTypes: eventTypes(voice) })),
      ),
    said: () => call<readonly Said[]>('heard'),
    /** Closes its pages and deletes what they and the engine remember. */
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
