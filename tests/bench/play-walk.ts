import type { BenchServer } from './bench-server.ts';
import { followLink, placeOfLink } from './follow-link.ts';
import { whenReady } from './in-page.ts';
import type { Side } from './measures.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import { sidesOf, type World } from './world.ts';

/** Paths, or prefixes that end with a slash; the first link that matches is followed. */
const steps = ['/stories', '/stories/'];
/** Time that a visitor looks before pressing; the worker is still fetching its files then. */
const lookMs = 700;

/** Measures the page changes of a first visit: from home to the list, and from there to a story. */
export async function playWalk(world: World, run: number): Promise<void> {
  for (const side of sidesOf(world, run, ['site', 'bare', 'scriptless'])) await walk(world, side);
}

async function walk({ browser, server, note }: World, side: Side): Promise<void> {
  const visitor = await newVisitor(browser);
  const page = await newSlowPage(visitor);
  server.forget();
  await page.goto(server.address(side, '/'), { waitUntil: 'load' });
  if (side !== 'scriptless') await page.evaluate(whenReady);
  if (side === 'site' || side === 'before') await workerFetches(server);
  let from = '/';
  for (const step of steps) {
    await page.waitForTimeout(lookMs);
    const to = await page.evaluate(firstPathOf, step);
    const place = await page.evaluate(placeOfLink, to);
    note(side, `${from} > ${step}`, 'page change', await followLink(page, to, place));
    from = step;
  }
  await visitor.close();
}

/** Returns the path of the first link to `start`, or below it. Runs in the page. */
function firstPathOf(start: string): string {
  const exact = `main a[href="${start}"]`;
  const link = document.querySelector(start.endsWith('/') ? `main a[href^="${start}"]` : exact);
  return link?.getAttribute('href') ?? start;
}

async function workerFetches({ served }: BenchServer): Promise<void> {
  const until = Date.now() + 15_000;
  while (!served.some(({ wantedFor }) => wantedFor === 'empty')) {
    if (Date.now() > until) throw new Error('The worker does not install');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
