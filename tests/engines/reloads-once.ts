import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.ts';
import { markPage } from './questions/page-actions.ts';
import { isMarked } from './questions/page-look.ts';
import { until } from '../support/until.ts';
import type { Visitor } from './visitor.ts';

/** Long enough for a reload loop to show. */
const settleMs = 1_200;

/** Runs an action and checks that each of these tabs reloads exactly once. */
export async function reloadsOnce(
  visitors: readonly Visitor[],
  action: () => Promise<void>,
): Promise<void> {
  for (const { tab } of visitors) await ask(tab, markPage, 'before');
  // The page may be gone before it can answer; any other failure shows below.
  await action().catch((error: unknown) => {
    if (error instanceof assert.AssertionError) throw error;
  });
  for (const { tab } of visitors) {
    await until('A page loaded anew', async () => !(await ask(tab, isMarked, 'before')));
    await ask(tab, markPage, 'after');
  }
  await sleep(settleMs);
  for (const { tab } of visitors)
    assert.ok(await ask(tab, isMarked, 'after'), 'loaded more than once');
}
