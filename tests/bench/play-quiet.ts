import type { CDPSession, Page } from '@playwright/test';
import { readPaints, whenReady } from './in-page.ts';
import type { Side } from './measures.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import { sidesOf, type World } from './world.ts';

const quietPages = ['/', '/stories/7', '/schools'];
/** A page is quiet when its main thread works less than `quietWorkMs` in this time. */
const quietMs = 2_000;
const quietWorkMs = 40;
const voicesTimeoutMs = 45_000;

interface Work {
  readonly taskMs: number;
  readonly scriptMs: number;
  readonly styles: number;
  readonly heapKb: number;
}

/** Measures everything that a first visit costs until the page is quiet. */
export async function playQuiet(world: World, run: number): Promise<void> {
  for (const path of quietPages)
    for (const side of sidesOf(world, run, ['site', 'scriptless'])) await visit(world, side, path);
}

async function visit({ browser, server, note }: World, side: Side, path: string): Promise<void> {
  const visitor = await newVisitor(browser);
  const page = await newSlowPage(visitor);
  const session = await visitor.newCDPSession(page);
  await session.send('Performance.enable');
  server.forget();
  await page.goto(server.address(side, path), { waitUntil: 'load' });
  if (side !== 'scriptless') await page.evaluate(whenReady);
  const work = await workUntilQuiet(page, session);
  const { blockedTime } = await page.evaluate(readPaints);
  const scripts = server.served.filter(
    ({ type, wantedFor }) => type.startsWith('text/javascript') && wantedFor === 'script',
  );
  await visitor.close();

  note(side, path, 'work until quiet', work.taskMs);
  note(side, path, 'script until quiet', work.scriptMs);
  note(side, path, 'style recalculations', work.styles);
  note(side, path, 'heap', work.heapKb);
  note(side, path, 'blocked until quiet', blockedTime);
  note(side, path, 'script bytes until quiet', sum(scripts.map(({ bytes }) => bytes)) / 1_000);
}

async function workUntilQuiet(page: Page, session: CDPSession): Promise<Work> {
  const until = Date.now() + voicesTimeoutMs;
  let before = await readWork(session);
  for (;;) {
    await page.waitForTimeout(quietMs);
    const work = await readWork(session);
    if (work.taskMs - before.taskMs < quietWorkMs || Date.now() > until) break;
    before = work;
  }
  const { taskMs, scriptMs, styles } = before;
  await session.send('HeapProfiler.collectGarbage');
  return { taskMs, scriptMs, styles, heapKb: (await readWork(session)).heapKb };
}

async function readWork(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    taskMs: value('TaskDuration') * 1_000,
    scriptMs: value('ScriptDuration') * 1_000,
    styles: value('RecalcStyleCount'),
    heapKb: value('JSHeapUsedSize') / 1_000,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
