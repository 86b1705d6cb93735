import { freePort } from '../../support/servers/free-port.ts';
import { until } from '../../support/until.ts';
import type { Browser } from './engine.ts';
import { startProgram } from './start-program.ts';
import { createWebDriverTab, type WebDriver } from './webdriver-tab.ts';

interface WebDriverProgram {
  readonly path: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Set if the browser's window can be resized. */
  readonly resizes?: true;
}

/** Starts a WebKit browser through its WebDriver program. */
export async function startWebDriver(driver: WebDriverProgram): Promise<Browser> {
  const port = await freePort();
  const options = [`--port=${port}`, '--host=127.0.0.1'];
  const program = startProgram(driver.path, options, driver.environment);
  const address = `http://127.0.0.1:${port}`;
  await until('The WebKit driver', async () => (await fetch(`${address}/status`)).ok);
  const { sessionId } = await command<{ sessionId: string }>(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: driver.capabilities },
  });
  const ask: WebDriver = (method, path, body) =>
    command(`${address}/session/${sessionId}${path}`, method, body);
  await ask('POST', '/timeouts', { script: 60_000, pageLoad: 30_000 });

  let first: string | undefined = await ask('GET', '/window');
  const openWindow = async () => {
    // Open a window: a new tab would stay hidden behind the first.
    const { handle } = await ask<{ handle: string }>('POST', '/window/new', { type: 'window' });
    return handle;
  };
  return {
    async newTab() {
      const handle = first ?? (await openWindow());
      first = undefined;
      return createWebDriverTab(ask, handle, driver.resizes);
    },
    async close() {
      await ask('DELETE', '');
      await program.end();
    },
    kill: () => program.kill(),
  };
}

async function command<Result>(url: string, method: string, body?: unknown): Promise<Result> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url, { method, ...text });
  const { value } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`);
  return value;
}
