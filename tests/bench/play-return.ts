import type { BrowserContext } from '@playwright/test';
import { readPaints } from './in-page.ts';
import type { Variant } from './measures.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import { benchPages, variantsOf, type World } from './world.ts';

const settleMs = 700;
/** Time without a request after which the worker must have stored its files. */
const quietMs = 2_000;

/** Measures second visits to each page, each in a new tab, first online and then offline. */
export async function playReturn(world: World): Promise<void> {
  for (const variant of variantsOf(world, 'site', 'scriptless')) await comeBack(world, variant);
}

async function comeBack({ browser, server, note }: World, variant: Variant): Promise<void> {
  const visitor = await newVisitor(browser);
  const open = (path: string) => openInNewTab(visitor, server.address(variant, path));
  server.setSlow(false);
  for (const path of benchPages) await open(path);
  for (let before = -1; before !== server.served.length;) {
    before = server.served.length;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
  server.setSlow(true);
  for (const path of benchPages) {
    server.forget();
    note(variant, path, 'second visit, ms', await open(path));
    const own = server.served.filter(({ wantedFor }) => !/empty|serviceworker/.test(wantedFor));
    note(variant, path, 'second visit, requests', own.length);
  }
  if (variant !== 'scriptless') {
    await server.goOffline();
    for (const path of benchPages)
      note(variant, path, 'offline open, ms', await open(path).catch(() => null));
    await server.goOnline();
  }
  await visitor.close();
}

/** Opens a page in a new tab and returns the time of its largest paint. */
async function openInNewTab(visitor: BrowserContext, address: string): Promise<number | null> {
  const page = await newSlowPage(visitor);
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    return (await page.evaluate(readPaints)).largestPaint;
  } finally {
    await page.close();
  }
}
