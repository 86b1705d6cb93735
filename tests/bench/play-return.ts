import type { BrowserContext } from '@playwright/test';
import { readPaints } from './in-page.ts';
import type { Side } from './measures.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import { benchPages, sidesOf, type World } from './world.ts';

const settleMs = 700;
/** Without a request for so long, the worker has stored its files. */
const quietMs = 2_000;

/** Measures second visits to each page, each in a new tab, first online and then offline. */
export async function playReturn(world: World): Promise<void> {
  for (const side of sidesOf(world, 'site', 'scriptless')) await comeBack(world, side);
}

async function comeBack({ browser, server, note }: World, side: Side): Promise<void> {
  const visitor = await newVisitor(browser);
  const open = (path: string) => openInNewTab(visitor, server.address(side, path));
  server.setSlow(false);
  for (const path of benchPages) await open(path);
  for (let before = -1; before !== server.served.length;) {
    before = server.served.length;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
  server.setSlow(true);
  for (const path of benchPages) {
    server.forget();
    note(side, path, 'second visit, ms', await open(path));
    const own = server.served.filter(({ wantedFor }) => !/empty|serviceworker/.test(wantedFor));
    note(side, path, 'second visit, requests', own.length);
  }
  if (side !== 'scriptless') {
    await server.goOffline();
    for (const path of benchPages)
      note(side, path, 'offline open, ms', await open(path).catch(() => null));
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
