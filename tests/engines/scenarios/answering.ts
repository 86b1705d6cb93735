import assert from 'node:assert/strict';
import { offlineCopy } from '#pages/offline/offline-copy.ts';
import { workerPath } from '#hosting/host-rules.ts';
import type { Fault } from '../../support/servers/fault-proxy.ts';
import { mailCalls, onMailCalls } from '../../support/mail/mail-calls.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import type { Scenario } from '../scenario.ts';
import { flushUntil } from '../flush-until.ts';
import { until } from '../../support/until.ts';
import type { Visitor } from '../visitor.ts';

const cut: Fault = { kind: 'cut' };

function refusal(status: number, headers: Readonly<Record<string, string>> = {}): Fault {
  return { kind: 'answer', status, type: 'application/json', body: '{"error":"No"}', headers };
}

/** A mail function that fails, or whose responses are lost or replaced. */
export const answeringScenarios: readonly Scenario[] = [
  {
    fault: 'Response lost after the server has accepted',
    expected: 'Sent again under the same id; one mail, and success is announced',
    async run(context) {
      const { visitor, line } = context;
      const someone = context.address('lost');
      line.setRule(onMailCalls(() => ({ kind: 'lose-answer' })));
      await visitor.visit('/schools');
      await visitor.submitEmail(someone);
      await visitor.waitForToast(specifiedToasts.saved);
      await context.waitForMails(someone, 1);
      line.setRule();
      await flushUntil(visitor);
      await visitor.waitForToast(specifiedToasts.success);
      assert.ok(mailCalls(line).length >= 2);
      await context.waitForMails(someone, 1);
    },
  },
  {
    fault: 'Mail function answers 500, then 429',
    expected: 'Kept both times, sent later; one mail',
    async run(context) {
      const { visitor, line } = context;
      const someone = context.address('busy');
      const answers = [refusal(500), refusal(429, { 'retry-after': '1' }), refusal(503)];
      line.setRule(onMailCalls(() => answers.shift()));
      await visitor.visit('/schools');
      await visitor.submitEmail(someone);
      await visitor.waitForToast(specifiedToasts.sentSoon);
      await flushUntil(visitor);
      assert.equal(mailCalls(line).length, 4);
      await context.waitForMails(someone, 1);
    },
  },
  {
    fault: 'Mail function refuses a waiting submission with 422',
    expected: 'Announced, kept for the visitor to see, not retried, and the next one is sent',
    async run(context) {
      const { visitor, line } = context;
      let isDown = true;
      const answers = [refusal(422)];
      line.setRule(onMailCalls(() => (isDown ? cut : answers.shift())));
      await visitor.visit('/schools');
      const refused = context.address('refused');
      const other = context.address('other');
      for (const someone of [refused, other]) await visitor.submitEmail(someone);
      await mayBeTried(visitor, 2);
      isDown = false;
      const [left] = await flushUntil(visitor, 1);
      assert.deepEqual([left?.state, left?.from], ['refused', refused]);
      await visitor.waitForToast(specifiedToasts.failed);
      await context.waitForMails(other, 1);
      const calls = mailCalls(line).length;
      await mayBeTried(visitor, 1);
      await flushUntil(visitor, 1);
      assert.equal(mailCalls(line).length, calls);
      await context.waitForMails(refused, 0);
    },
  },
  {
    fault: 'A filter answers a submission with its block page and status 200',
    expected: 'Not mistaken for success; kept, and sent later',
    async run(context) {
      const { visitor, line } = context;
      const someone = context.address('filtered');
      const body = '<!doctype html><title>Blocked</title>';
      line.setRule(onMailCalls(() => ({ kind: 'answer', status: 200, type: 'text/html', body })));
      await visitor.visit('/schools');
      await visitor.submitEmail(someone);
      await visitor.waitForToast(specifiedToasts.saved);
      line.setRule();
      await flushUntil(visitor);
      await context.waitForMails(someone, 1);
    },
  },
  {
    fault: 'Many `online` events at once, three submissions waiting, a slow server',
    expected: 'One call for each submission',
    async run(context) {
      const { visitor, line } = context;
      line.setRule(onMailCalls(() => cut));
      await visitor.visit('/schools');
      const people = ['first', 'second', 'third'].map((name) => context.address(name));
      for (const someone of people) await visitor.submitEmail(someone);
      await mayBeTried(visitor, 3);
      line.setRule(onMailCalls(() => ({ kind: 'slow', ms: 300 })));
      const before = mailCalls(line).length;
      await visitor.flush(10);
      await visitor.waitForOutbox(0);
      for (const someone of people) await context.waitForMails(someone, 1);
      assert.equal(mailCalls(line).length - before, 3);
    },
  },
  {
    fault: "The hosted function's CORS list lacks a header",
    expected: 'Kept and shown as waiting, never sent; sent once the list is right',
    usesBackend: true,
    async run(context) {
      const { visitor, line, backend, engine } = context;
      const someone = context.address('cors');
      // Once a worker controls the page, WebKit sends at once, without a CORS preflight.
      const runsWithoutWorker = engine.name.startsWith('webkit');
      line.setRule((path, method) =>
        runsWithoutWorker && path === workerPath ? cut : context.next(path, method),
      );
      const headers = {
        'access-control-allow-origin': context.origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
      };
      backend.setRule((_path, method) =>
        method === 'OPTIONS'
          ? { kind: 'answer', status: 204, type: 'text/plain', body: '', headers }
          : undefined,
      );
      await visitor.visit('/schools');
      await visitor.submitEmail(someone);
      await visitor.waitForToast(specifiedToasts.saved);
      await visitor.visit('/offline');
      await visitor.waitForText(offlineCopy.outbox.intro);
      assert.deepEqual(new Set(backend.log.map(({ method }) => method)), new Set(['OPTIONS']));
      backend.setRule();
      await flushUntil(visitor);
      await context.waitForMails(someone, 1);
    },
  },
];

/** Waits until the form is empty, and this many submissions were last tried over a second ago. */
async function mayBeTried(visitor: Visitor, count: number): Promise<void> {
  await visitor.waitForEmptyForm();
  await until('Submissions that may be tried', visitor.outbox, (items) => {
    const idle = items.filter(({ triedAt }) => Date.now() > triedAt + 1_000);
    return items.length === count && idle.length === count;
  });
}
