import { createDeferred } from '../../support/fakes/deferred.ts';
import { mailCalls, onMailCalls } from '../../support/mail/mail-calls.ts';
import { submitOffline } from '../submit-offline.ts';
import type { Scenario } from '../scenario.ts';
import { until } from '../../support/until.ts';

const memoryOnly = 'a private window remembers nothing when it is closed';

/** The browser ends before a submission has arrived. */
export const endingScenarios: readonly Scenario[] = [
  {
    fault: 'Browser closed with a submission waiting, and opened again',
    expected: 'Sent on the first visit to any page',
    notIn: { 'webkit-private': memoryOnly },
    async run(context) {
      const someone = await submitOffline(context, 'closed');
      const again = await context.reopen('close');
      await context.line.open();
      await again.visit('/stories');
      await context.waitForMails(someone, 1);
      await again.waitForOutbox(0);
    },
  },
  {
    fault: 'Browser killed while it sends, before the server has it',
    expected: 'Still kept; sent on the next visit',
    notIn: { 'webkit-private': memoryOnly },
    async run(context) {
      const { visitor, line } = context;
      const someone = context.address('killed');
      const never = createDeferred();
      line.setRule(onMailCalls(() => ({ kind: 'hold', until: never.promise })));
      await visitor.visit('/schools');
      await visitor.submitEmail(someone);
      await until('A call', async () => mailCalls(line).length > 0);
      const again = await context.reopen('kill');
      line.setRule();
      await again.visit('/');
      await context.waitForMails(someone, 1);
      await again.waitForOutbox(0);
    },
  },
  {
    fault: 'Browser killed while it sends, after the server has it',
    expected: 'Sent again on the next visit; one mail',
    notIn: { 'webkit-private': memoryOnly },
    async run(context) {
      const { visitor, line } = context;
      const someone = context.address('halfway');
      line.setRule(onMailCalls(() => ({ kind: 'keep-answer' })));
      await visitor.visit('/schools');
      await visitor.submitEmail(someone);
      await context.waitForMails(someone, 1);
      const again = await context.reopen('kill');
      line.setRule();
      const before = mailCalls(line).length;
      await again.visit('/');
      await until('Another call', async () => mailCalls(line).length > before);
      await again.waitForOutbox(0);
      await context.waitForMails(someone, 1);
    },
  },
];
