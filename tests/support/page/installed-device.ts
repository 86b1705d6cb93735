import type { Browser, BrowserContext } from '@playwright/test';
import { readyOffline } from './ready-offline.ts';

/** Starts a browser context that has everything saved. Printing opens no dialogue in it. */
export async function startInstalledDevice(
  browser: Browser,
  baseURL: string,
): Promise<BrowserContext> {
  const device = await browser.newContext({ baseURL });
  await device.addInitScript(() => Reflect.set(window, 'print', () => undefined));
  const page = await device.newPage();
  await page.goto('/');
  await readyOffline(page);
  await page.close();
  return device;
}
