import { execFileSync } from 'node:child_process';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../support/browser/find-chromium.ts';
import { leaveWorkersAlone } from '../../support/browser/leave-workers-alone.ts';
import type { Browser, Engine, Tab } from './engine.ts';
import { startProgram } from './start-program.ts';

/** Returns Chromium. It is not started by Playwright, which hides the process that a kill needs. */
export function chromiumEngine(): Engine {
  const path = findChromium();
  return {
    name: 'chromium',
    version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(),
    isPersistent: true,
    launch: (profile) => launch(path, profile),
  };
}

async function launch(path: string, profile: string): Promise<Browser> {
  const program = startProgram(
    path,
    [
      ...chromiumArgs,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--disable-renderer-backgrounding',
      '--disable-background-timer-throttling',
      '--password-store=basic',
      '--no-default-browser-check',
      'about:blank',
    ],
    { HOME: profile },
  );
  const [, url = ''] = await program.waitForOutput(/DevTools listening on (ws:\S+)/);
  const relay = await leaveWorkersAlone(url);
  void program.ended.then(relay.close);
  const remote = await chromium.connectOverCDP(relay.url);
  const context = remote.contexts()[0] ?? (await remote.newContext());
  return {
    newTab: async () => createTab(await context.newPage()),
    async close() {
      const session = await remote.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => undefined);
      await program.ended;
    },
    kill: () => program.kill(),
  };
}

function createTab(page: Page): Tab {
  let limiting: CDPSession | undefined;
  page.setDefaultTimeout(15_000);
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'load' }).catch(() => undefined);
    },
    async reload() {
      await page.reload({ waitUntil: 'load' }).catch(() => undefined);
    },
    run: (expression) => page.evaluate(expression),
    type: (selector, text) => page.locator(selector).first().fill(text),
    press: (selector) => page.locator(selector).first().click(),
    async limitStorage(origin, bytes) {
      // The limit lasts as long as this session.
      limiting ??= await page.context().newCDPSession(page);
      const quota = bytes === null ? {} : { quotaSize: bytes };
      await limiting.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
    },
    goOffline: (isOffline) => page.context().setOffline(isOffline),
    pressKey: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    print: () => page.pdf({ preferCSSPageSize: true }),
    close: () => page.close(),
  };
}
