import assert from 'node:assert/strict';
import { startForeignHost } from '../../support/servers/foreign-host.ts';
import { mailCalls } from '../../support/mail/mail-calls.ts';
import type { Scenario } from '../scenario.ts';
import { until } from '../../support/until.ts';

/** Attacks of other sites on a visitor of ours. */
export const foreignScenarios: readonly Scenario[] = [
  {
    fault: 'A foreign page posts a form to `/api/send-email`',
    expected: 'The answer says that this is not allowed; no mail',
    async run(context) {
      const { visitor, line } = context;
      const someone = context.address('foreign');
      await visitor.visitAndSave('/');
      const { tab } = visitor;
      const foreign = await startForeignHost();
      const action = `${context.origin}/api/send-email`;
      foreign.page = formFor(action, someone);
      try {
        await tab.open(foreign.url);
        // Submit later, because the page may be gone before `run` has its answer.
        await tab.run("setTimeout(() => document.forms[0].submit(), 50) && 'soon'");
        const address = () => tab.run('location.href');
        await until('The answer', address, (href) => href === action);
      } finally {
        await foreign.close();
      }
      await context.waitForMails(someone, 0);
      assert.equal(mailCalls(line).length, 0);
      const asked = line.log.filter(({ path }) => path.startsWith('/api/'));
      assert.equal(asked.length, 0, 'The worker has answered');
    },
  },
];

/**
 * Returns a foreign page with a form for our `/api/send-email`. Its body, encoded as plain text,
 * reads as the JSON that our own pages send.
 */
function formFor(action: string, from: string): string {
  const message = { name: 'Mallory', from, subject: 'Not asked for', message: 'x', rest: '=' };
  const [start, end] = JSON.stringify(message).split('=');
  return [
    '<!doctype html><title>Elsewhere</title>',
    `<form method="post" action="${action}" enctype="text/plain">`,
    `<input name='${start}' value='${end}'>`,
    '</form>',
  ].join('');
}
