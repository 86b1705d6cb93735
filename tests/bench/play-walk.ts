import type { Page } from '@playwright/test';
import type { BenchServer } from './bench-server.ts';
import { whenHeadingChanges, whenPainted, whenReady } from './in-page.ts';
import type { Side } from './measures.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import { sidesOf, type World } from './world.ts';

const steps = ['/stories', '/stories/7'];
/** A visitor looks before pressing; the worker has begun to fetch by then, and is not done. */
const lookMs = 700;
/** Without another heading for this long a press counts as lost. */
const longestChange = 10_000;

/** From home to the stories to a story by their links, on a first visit. */
export async function playWalk(world: World, run: number): Promise<void> {
  for (const side of sidesOf(world, run, ['site', 'bare', 'twin'])) await walk(world, side);
}

async function walk({ browser, server, note }: World, side: Side): Promise<void> {
  const visitor = await newVisitor(browser);
  const page = await newSlowPage(visitor);
  server.forget();
  await page.goto(server.address(side, '/'), { waitUntil: 'load' });
  if (side !== 'twin') await page.evaluate(whenReady);
  if (side === 'site' || side === 'before') await workerFetches(server);
  let from = '/';
  for (const to of steps) {
    await page.waitForTimeout(lookMs);
    note(side, `${from} > ${to}`, 'page change', await follow(page, to));
    from = to;
  }
  await visitor.close();
}

/** Milliseconds from the finger on a link to the next page's heading on the screen. */
async function follow(page: Page, to: string): Promise<number | null> {
  const place = await page.evaluate(placeOfLink, to);
  const changed = page.evaluate(whenHeadingChanges, longestChange).catch(() => null);
  await page.touchscreen.tap(place.x, place.y);
  const shownAt = (await changed) ?? (await paintOf(page, to));
  const pressedAt = await page.evaluate(() => Number(sessionStorage.getItem('pressedAt')));
  return shownAt === null || new URL(page.url()).pathname !== to ? null : shownAt - pressedAt;
}

/** A load of its own took the old page and its promise away. */
async function paintOf(page: Page, path: string): Promise<number | null> {
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'domcontentloaded' });
  return page.evaluate(whenPainted);
}

function placeOfLink(to: string): { x: number; y: number } {
  const link = document.querySelector(`main a[href="${to}"]`);
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

async function workerFetches({ served }: BenchServer): Promise<void> {
  const until = Date.now() + 15_000;
  while (!served.some(({ wantedFor }) => wantedFor === 'empty')) {
    if (Date.now() > until) throw new Error('The worker does not install');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
