import { setTimeout as sleep } from 'node:timers/promises';
import { precachedFiles } from '../support/built/precached-files.ts';
import { ask } from './ask.ts';
import type { Tab } from './drivers/engine.ts';
import { outboxItems, type StoredItem } from '../support/mail/outbox-items.ts';
import { dispatchOnline, emptyField, startRouter } from './questions/page-actions.ts';
import { isFieldEmpty, isStarted, toastText } from './questions/page-look.ts';
import { storedFiles } from './questions/stored-files.ts';
import {
  type Report,
  workerReport,
  workerState,
  type WorkerState,
} from './questions/worker-state.ts';
import { until } from './until.ts';

/** Drives one tab of the site as a visitor does. */
export interface Visitor {
  readonly tab: Tab;
  visit(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Visits a path and waits until it shows a built page, by default its own. */
  open(path: string, page?: string): Promise<void>;
  /** Visits a path and waits until every file has been stored. */
  visitAndSave(path: string): Promise<void>;
  /** Waits until the page has the title of this built page, and keeps it. */
  waitForPage(path: string): Promise<void>;
  /** Waits for the router, so that it handles the next press however busy the machine is. */
  waitForRouter(): Promise<void>;
  /** Waits until the page holds these words. */
  waitForText(words: string): Promise<void>;
  /** Waits until the worker controls the page and has stored every file. */
  waitForAllSaved(): Promise<void>;
  /** Types into the page's newsletter form once it is ready and empty. */
  typeEmail(address: string): Promise<void>;
  /** Empties that form's field. */
  clearField(): Promise<void>;
  /** Types an address and presses the button. */
  submitEmail(address: string): Promise<void>;
  /** Waits until the form is empty again: the address was sent or stored. */
  waitForEmptyForm(): Promise<void>;
  waitForToast(toast: string): Promise<void>;
  /** Waits until this many submissions are waiting on this device. */
  waitForOutbox(count: number): Promise<readonly StoredItem[]>;
  /** Fires `online`, upon which the page flushes its outbox. */
  flush(times?: number): Promise<void>;
  outbox(): Promise<readonly StoredItem[]>;
  worker(): Promise<WorkerState>;
  /** Asks the worker to repair its caches and report; null without a worker. */
  report(): Promise<Report | null>;
}

const installTimeoutMs = 40_000;
/** The page's code may still change the title during this time. */
const settleMs = 150;
export const newsletterField = 'main input[type=email]';
export const newsletterButton = 'main form[method=dialog] button[type=submit]';

export function createVisitor(tab: Tab, origin: string): Visitor {
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
    async open(path, page = path) {
      await visit(path);
      await waitForPage(page);
    },
    async visitAndSave(path) {
      await visit(path);
      await waitForAllSaved();
    },
    waitForPage,
    waitForAllSaved,
    async waitForRouter() {
      await until('The router', () => ask(tab, startRouter));
    },
    async waitForText(words) {
      const text = () => tab.run('document.body.innerText');
      await until(`Words "${words}"`, text, (seen) => seen.includes(words));
    },
    waitForEmptyForm,
    typeEmail,
    clearField: () => ask(tab, emptyField, newsletterField),
    async submitEmail(address) {
      await typeEmail(address);
      await tab.press(newsletterButton);
    },
    async waitForToast(toast) {
      const text = () => ask(tab, toastText);
      await until(`Toast "${toast}"`, text, (seen) => seen.includes(toast));
    },
    waitForOutbox: (count) => until(`${count} waiting`, waiting, ({ length }) => length === count),
    flush: (times = 1) => ask(tab, dispatchOnline, times),
    outbox,
    worker,
    report: () => ask(tab, workerReport),
  };
}
