import type { CDPSession } from '@playwright/test';
import { readPaints, whenReady } from './in-page.ts';
import type { Variant } from './measures.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import { benchPages, variantsOf, type World } from './world.ts';

/** A page is quiet when its main thread works less than `quietWorkMs` in this time. */
const quietMs = 2_000;
const quietWorkMs = 40;
const quietTimeoutMs = 45_000;

/** Measures what a first visit to each page, with nothing stored, costs until the page is quiet. */
export async function playVisit(world: World): Promise<void> {
  for (const path of benchPages)
    for (const variant of variantsOf(world, 'site', 'scriptless'))
      await visit(world, variant, path);
}

async function visit(
  { browser, server, note }: World,
  variant: Variant,
  path: string,
): Promise<void> {
  const visitor = await newVisitor(browser);
  const page = await newSlowPage(visitor);
  const session = await visitor.newCDPSession(page);
  await session.send('Performance.enable');
  server.forget();
  await page.goto(server.address(variant, path), { waitUntil: 'load' });
  if (variant !== 'scriptless') await page.evaluate(whenReady);
  const work = await workUntilQuiet(session);
  const paints = await page.evaluate(readPaints);
  const scripts = server.served.filter(
    ({ type, wantedFor }) => type.startsWith('text/javascript') && wantedFor === 'script',
  );
  await session.send('HeapProfiler.collectGarbage');
  const { heapKb } = await readWork(session);
  await visitor.close();

  note(variant, path, 'first paint, ms', paints.firstPaint);
  note(variant, path, 'largest paint, ms', paints.largestPaint);
  note(variant, path, 'layout shift', paints.layoutShift);
  note(variant, path, 'blocked, ms', paints.blockedTime);
  if (variant !== 'scriptless') note(variant, path, 'code ready, ms', paints.codeReady);
  note(variant, path, 'work until quiet, ms', work.taskMs);
  note(variant, path, 'script until quiet, ms', work.scriptMs);
  note(variant, path, 'heap, KB', heapKb);
  note(
    variant,
    path,
    'script bytes, KB',
    scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
  );
}

async function workUntilQuiet(session: CDPSession) {
  const end = Date.now() + quietTimeoutMs;
  for (let before = await readWork(session); ;) {
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const work = await readWork(session);
    if (work.taskMs - before.taskMs < quietWorkMs || Date.now() > end) return before;
    before = work;
  }
}

async function readWork(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    taskMs: value('TaskDuration') * 1_000,
    scriptMs: value('ScriptDuration') * 1_000,
    heapKb: value('JSHeapUsedSize') / 1_000,
  };
}
