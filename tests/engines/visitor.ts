import { setTimeout as sleep } from 'node:timers/promises';
import { precachedFiles } from '../support/built/precached-files.ts';
import { ask } from './ask.ts';
import type { Tab } from './drivers/engine.ts';
import { outboxItems } from '../support/mail/outbox-items.ts';
import { dispatchOnline, emptyField, startRouter } from './questions/page-actions.ts';
import { isFieldEmpty, isStarted, toastText } from './questions/page-look.ts';
import { storedFiles } from './questions/stored-files.ts';
import { workerReport, workerState } from './questions/worker-state.ts';
import { until } from '../support/until.ts';

export type Visitor = ReturnType<typeof createVisitor>;

const installTimeoutMs = 40_000;
/** The page's code may still change the title during this time. */
const settleMs = 150;
export const newsletterField = 'main input[type=email]';
export const newsletterButton = 'main form[method=dialog] button[type=submit]';

/** Returns what a visitor does in one tab of the site. */
export function createVisitor(tab: Tab, origin: string) {
  const outbox = () => ask(tab, outboxItems);
  const waiting = async () => (await outbox()).filter(({ state }) => state === 'waiting');
  const worker = () => ask(tab, workerState);
  const waitForEmptyForm = async () => {
    await until('An empty form', () => ask(tab, isFieldEmpty, newsletterField));
  };
  const typeEmail = async (address: string) => {
    await until('A page whose code runs', () => ask(tab, isStarted));
    await waitForEmptyForm();
    await tab.type(newsletterField, address);
  };
  const visit = (path: string) => tab.open(`${origin}${path}`);
  const waitForPage = async (path: string) => {
    // Imported late, because it reads the built site, which listing scenarios must not require.
    const { builtPage } = await import('../support/built/built-pages.ts');
    const { title } = builtPage(path);
    const seen = () => tab.run('document.title');
    await until('A page whose code runs', () => ask(tab, isStarted));
    await until(`Title "${title}"`, seen, (text) => text === title);
    await sleep(settleMs);
    await until(`Still title "${title}"`, seen, (text) => text === title, 0);
  };
  const waitForAllSaved = async () => {
    const count = precachedFiles().length;
    const stored = () => ask(tab, storedFiles);
    await until(`${count} files saved`, stored, (seen) => seen === count, installTimeoutMs);
  };
  return {
    tab,
    visit,
    reload: () => tab.reload(),
    /** Visits a path and waits until it shows a built page, by default its own. */
    async open(path: string, page = path) {
      await visit(path);
      await waitForPage(page);
    },
    /** Visits a path and waits until every file has been stored. */
    async visitAndSave(path: string) {
      await visit(path);
      await waitForAllSaved();
    },
    /** Waits until the page has the title of this built page, and keeps it. */
    waitForPage,
    /** Waits until the worker controls the page and has stored every file. */
    waitForAllSaved,
    /** Waits for the router, so that it handles the next press however busy the machine is. */
    async waitForRouter() {
      await until('The router', () => ask(tab, startRouter));
    },
    /** Waits until the page holds these words. */
    async waitForText(words: string) {
      const text = () => tab.run('document.body.innerText');
      await until(`Words "${words}"`, text, (seen) => seen.includes(words));
    },
    /** Waits until the form is empty again: the address was sent or stored. */
    waitForEmptyForm,
    /** Types into the page's newsletter form once it is ready and empty. */
    typeEmail,
    /** Empties that form's field. */
    clearField: () => ask(tab, emptyField, newsletterField),
    /** Types an address and presses the button. */
    async submitEmail(address: string) {
      await typeEmail(address);
      await tab.press(newsletterButton);
    },
    async waitForToast(toast: string) {
      const text = () => ask(tab, toastText);
      await until(`Toast "${toast}"`, text, (seen) => seen.includes(toast));
    },
    /** Waits until this many submissions are waiting on this device. */
    waitForOutbox: (count: number) =>
      until(`${count} waiting`, waiting, ({ length }) => length === count),
    /** Fires `online`, upon which the page flushes its outbox. */
    flush: (times = 1) => ask(tab, dispatchOnline, times),
    outbox,
    worker,
    /** Asks the worker to repair its caches and report; null without a worker. */
    report: () => ask(tab, workerReport),
  };
}
