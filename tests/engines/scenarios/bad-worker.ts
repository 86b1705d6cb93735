import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { FaultRule } from '../../support/servers/fault-proxy.ts';
import { onMailCalls } from '../../support/mail/mail-calls.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { ask } from '../ask.ts';
import { updateWorker, type WorkerState } from '../questions/worker-state.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { until } from '../../support/until.ts';
import { workerAnswer } from '../worker-answer.ts';

/** Deploys whose worker is missing, wrong, or the kill switch. */
export const badWorkerScenarios: readonly Scenario[] = [
  {
    fault: 'Worker script missing (404)',
    expected: 'The update fails, and the present worker stays',
    run: (context) => survives(context, workerAnswer(404, 'text/plain', 'Not found')),
  },
  {
    fault: "The host's HTML page in place of the worker script",
    expected: 'The update fails, and the present worker stays',
    run: (context) =>
      survives(context, workerAnswer(200, 'text/html', '<!doctype html><title>Home</title>')),
  },
  {
    fault: 'Kill switch deployed',
    expected: 'Worker and caches gone in one update; waiting submissions stay and are sent',
    // WebKitGTK no longer finds the registrations of other origins after one was removed.
    ownBrowser: true,
    async run(context) {
      const { visitor, line } = context;
      const someone = context.address('kill-switch');
      await visitor.visitAndSave('/schools');
      const cut = onMailCalls(() => ({ kind: 'cut' }));
      line.setRule(cut);
      await visitor.submitEmail(someone);
      await visitor.waitForToast(specifiedToasts.saved);
      const script = readFileSync('sw/kill-switch/sw.js', 'utf8');
      const kill = workerAnswer(200, 'text/javascript', script);
      line.setRule((path, method) => kill(path, method) ?? cut(path, method));
      // The page may be gone before it can answer.
      await ask(visitor.tab, updateWorker).catch(() => undefined);
      await until('Nothing left', visitor.worker, isGone);
      // A WebKitGTK page may hang if its visitor navigates while the kill switch reloads it.
      await visitor.waitForPage('/schools');
      await visitor.waitForOutbox(1);
      line.setRule(kill);
      await visitor.visit('/stories');
      await context.waitForMails(someone, 1);
      await visitor.waitForOutbox(0);
    },
  },
];

function isGone({ isControlled, registrations, caches }: WorkerState): boolean {
  return !isControlled && registrations === 0 && caches.length === 0;
}

async function survives({ visitor, line }: ScenarioContext, rule: FaultRule): Promise<void> {
  await visitor.visitAndSave('/');
  line.setRule(rule);
  assert.notEqual(await ask(visitor.tab, updateWorker), null, 'the update did not fail');
  await visitor.reload();
  const { isControlled, registrations } = await visitor.worker();
  assert.deepEqual({ isControlled, registrations }, { isControlled: true, registrations: 1 });
  await line.close();
  await visitor.open('/stories/7');
}
