import type { BrowserContext } from '@playwright/test';
import type { BenchServer } from './bench-server.ts';
import { readPaints } from './in-page.ts';
import type { Side } from './measures.ts';
import { isPageOwn } from './play-visit.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import { benchPages, sidesOf, type World } from './world.ts';

const settleMs = 700;

/** Measures second visits to each page, each in a new tab, first online and then offline. */
export async function playReturn(world: World, run: number): Promise<void> {
  for (const side of sidesOf(world, run, ['site', 'scriptless'])) await comeBack(world, side);
}

async function comeBack({ browser, server, note }: World, side: Side): Promise<void> {
  const visitor = await newVisitor(browser);
  server.setSlow(false);
  for (const path of benchPages) await open(visitor, server, side, path);
  await quiet(server);
  server.setSlow(true);
  for (const path of benchPages) {
    server.forget();
    note(side, path, 'second visit', await open(visitor, server, side, path));
    note(side, path, 'second visit requests', server.served.filter(isPageOwn).length);
  }
  if (side !== 'scriptless') {
    await server.goOffline();
    for (const path of benchPages)
      note(side, path, 'offline open', await open(visitor, server, side, path).catch(() => null));
    await server.goOnline();
  }
  await visitor.close();
}

/** Opens a page in a new tab and returns the time of its largest paint. */
async function open(
  visitor: BrowserContext,
  server: BenchServer,
  side: Side,
  path: string,
): Promise<number | null> {
  const page = await newSlowPage(visitor);
  try {
    await page.goto(server.address(side, path), { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    return (await page.evaluate(readPaints)).largestPaint;
  } finally {
    await page.close();
  }
}

/** Waits for two seconds without a request: the worker has then stored its files. */
async function quiet({ served }: BenchServer): Promise<void> {
  let before = -1;
  for (let look = 0; look < 30 && before !== served.length; look++) {
    before = served.length;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}
