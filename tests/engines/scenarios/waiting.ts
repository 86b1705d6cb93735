import assert from 'node:assert/strict';
import { mailingFormCopy } from '#content/copy/parts/forms.ts';
import { fileCopy, outsideCopy } from '#content/copy/parts/site.ts';
import { siteValues } from '#content/site.ts';
import { onMailCalls } from '../../support/mail/mail-calls.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { submitOffline } from '../submit-offline.ts';
import { engineNames } from '../drivers/engine.ts';
import type { Scenario } from '../scenario.ts';
import { until } from '../../support/until.ts';

/** Submissions while the server cannot be reached, and after its return. */
export const waitingScenarios: readonly Scenario[] = [
  {
    fault: 'Server gone: a submission',
    expected: 'Kept on the device, and the visitor is told so',
    in: engineNames,
    async run(context) {
      const { visitor } = context;
      await visitor.visitAndSave('/schools');
      await context.line.close();
      await visitor.visit('/schools');
      await visitor.submitEmail(context.address('gone'));
      await visitor.waitForToast(specifiedToasts.saved);
      assert.equal((await visitor.waitForOutbox(1))[0]?.state, 'waiting');
    },
  },
  {
    fault: '`navigator.onLine` stuck at false while the network is fine: a submission',
    expected: 'Sent at once',
    async run(context) {
      const { visitor } = context;
      const someone = context.address('hint');
      await visitor.visit('/schools');
      await visitor.tab.run(stuckAt(false));
      await visitor.submitEmail(someone);
      await context.waitForMails(someone, 1);
      await visitor.waitForOutbox(0);
    },
  },
  {
    fault: '`navigator.onLine` stuck at true while the server is gone: a submission',
    expected: 'Kept, and sent when the server is back',
    async run(context) {
      const { visitor, line } = context;
      const someone = context.address('stuck');
      await visitor.visitAndSave('/schools');
      await visitor.tab.run(stuckAt(true));
      await line.close();
      await visitor.submitEmail(someone);
      await visitor.waitForToast(specifiedToasts.saved);
      await line.open();
      await context.waitForMails(someone, 1);
      await visitor.waitForOutbox(0);
    },
  },
  {
    fault:
      '`navigator.onLine` stuck at true while the server is gone: the shop, an e-book and a form are pressed',
    expected: "The site's own words each time, and the page stays",
    async run({ visitor, line }) {
      const { tab } = visitor;
      await visitor.visitAndSave('/stories/9');
      await line.close();
      for (const [page, link, words] of [
        ['/aasl25', `main a[href="${siteValues.shop.value}"]`, outsideCopy.title],
        ['/stories/9', 'main a[href$=".epub"]', fileCopy.title],
      ] as const) {
        await visitor.open(page);
        await tab.run(stuckAt(true));
        // A finger or the focus reaches the link before the press; the page then probes the server.
        await tab.run(`String(document.querySelector('${link}').focus())`);
        await tab.run(askServer);
        await tab.press(link);
        await visitor.waitForToast(words);
        await visitor.waitForPage(page);
      }
      await visitor.open('/contact');
      await tab.run(stuckAt(true));
      await tab.type('main input[type=email]', 'reader@example.com');
      const isLive = () =>
        tab.run("String(document.querySelector('main form').closest('[data-live]'))");
      await until('A form that is live', isLive, (form) => form !== 'null');
      await tab.run(askServer);
      await tab.press('main form button[type=submit]');
      await visitor.waitForText(mailingFormCopy.offline);
      await visitor.waitForPage('/contact');
    },
  },
  {
    fault: 'Sent twice in one press: Enter held on the shared screen',
    expected: 'One mail; success is announced, and no error',
    async run(context) {
      const { visitor } = context;
      const someone = context.address('twice');
      await visitor.visit('/sign-up');
      await visitor.typeEmail(someone);
      await visitor.tab.run(
        "(() => { const { form } = document.querySelector('main input[type=email]'); for (let n = 0; n < 3; n += 1) form.requestSubmit(); return 'sent'; })()",
      );
      await visitor.waitForToast(specifiedToasts.success);
      await context.waitForMails(someone, 1);
      await visitor.waitForEmptyForm();
      assert.equal(
        await visitor.tab.run("String(document.querySelector('[aria-invalid=true]'))"),
        'null',
      );
    },
  },
  {
    fault: 'An address pasted with invisible signs in it',
    expected: 'Sent without them; one mail',
    async run(context) {
      const { visitor } = context;
      const someone = context.address('pasted');
      await visitor.visit('/schools');
      await visitor.submitEmail(`\u200B\u202A${someone.replace('@', '\u200B@')}\u202C`);
      await visitor.waitForToast(specifiedToasts.success);
      await context.waitForMails(someone, 1);
    },
  },
  {
    fault: 'Page reloaded while it sends; some browsers restore a disabled field',
    expected: 'The field and the button work; one mail of each address',
    async run(context) {
      const { visitor, line } = context;
      const [someone, another] = [context.address('reloaded'), context.address('after-reload')];
      await visitor.visit('/schools');
      line.setRule(onMailCalls(() => ({ kind: 'keep-answer' })));
      await visitor.submitEmail(someone);
      await context.waitForMails(someone, 1);
      await visitor.reload();
      line.setRule();
      await visitor.waitForPage('/schools');
      // Firefox restores what was typed, too.
      await visitor.clearField();
      await visitor.submitEmail(another);
      await context.waitForMails(another, 1);
      await visitor.waitForOutbox(0);
      await context.waitForMails(someone, 1);
    },
  },
  {
    fault: 'Server back, tab open, the browser fires `online`',
    expected: 'Sent at once, and the visitor is told so',
    async run(context) {
      const { visitor } = context;
      const someone = await submitOffline(context, 'back');
      await context.line.open();
      const start = Date.now();
      await visitor.flush();
      await context.waitForMails(someone, 1);
      assert.ok(Date.now() - start < 4_000, 'sent by the timer, not by the event');
      await visitor.waitForToast(specifiedToasts.success);
      await visitor.waitForOutbox(0);
    },
  },
  {
    fault: 'Server back, tab open, no event is fired',
    expected: "Sent by the page's own timer within ten seconds",
    in: engineNames,
    async run(context) {
      const someone = await submitOffline(context, 'quiet');
      await context.line.open();
      await context.waitForMails(someone, 1);
      await context.visitor.waitForOutbox(0);
    },
  },
];

/** Code that asks the site's server, as the page does before a press, and waits for the answer. */
const askServer =
  "fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(() => 'there', () => 'gone')";

/** Returns code that fixes `navigator.onLine` at this value. */
function stuckAt(isOnline: boolean): string {
  return `String(Object.defineProperty(navigator, 'onLine', { configurable: true, value: ${isOnline} }).onLine)`;
}
