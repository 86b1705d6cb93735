import type { Served } from './bench-server.ts';
import { readPaints, whenReady } from './in-page.ts';
import type { Side } from './measures.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import { benchPages, sidesOf, type World } from './world.ts';

/** Long enough for what loads late: lazy pictures and the worker's code. */
const settleMs = 1_500;

/** Measures a first visit to each page with nothing stored. */
export async function playVisit(world: World, run: number): Promise<void> {
  for (const path of benchPages)
    for (const side of sidesOf(world, run, ['site', 'scriptless'])) await visit(world, side, path);
}

async function visit({ browser, server, note }: World, side: Side, path: string): Promise<void> {
  const visitor = await newVisitor(browser);
  const page = await newSlowPage(visitor);
  server.forget();
  await page.goto(server.address(side, path), { waitUntil: 'load' });
  if (side !== 'scriptless') await page.evaluate(whenReady);
  await page.waitForTimeout(settleMs);
  const paints = await page.evaluate(readPaints);
  const own = server.served.filter(isPageOwn);
  await visitor.close();

  note(side, path, 'first paint', paints.firstPaint);
  note(side, path, 'largest paint', paints.largestPaint);
  note(side, path, 'layout shift', paints.layoutShift);
  note(side, path, 'blocked time', paints.blockedTime);
  if (side !== 'scriptless') note(side, path, 'code ready', paints.codeReady);
  note(side, path, 'page bytes', kilobytes(own, /^text\/html/));
  note(side, path, 'script bytes', kilobytes(own, /^text\/javascript/));
  note(side, path, 'font bytes', kilobytes(own, /^font/));
  note(side, path, 'picture bytes', kilobytes(own, /^image/));
  note(side, path, 'requests', own.length);
}

/** Returns false for the worker's script and for what the worker fetches. */
export function isPageOwn({ wantedFor }: Served): boolean {
  return wantedFor !== 'empty' && wantedFor !== 'serviceworker';
}

export function kilobytes(served: readonly Served[], type: RegExp): number {
  const chosen = served.filter((one) => type.test(one.type));
  return chosen.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
}
