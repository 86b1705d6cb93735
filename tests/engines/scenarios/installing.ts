import assert from 'node:assert/strict';
import { offlineCopy } from '#pages/offline/offline-copy.ts';
import { assetsPrefix, workerPath } from '#hosting/host-rules.ts';
import { packPrefix } from '#hosting/pack.ts';
import { workerCodePrefix } from '#hosting/worker-list.ts';
import type { Fault, FaultRule, ProxiedRequest } from '../../support/servers/fault-proxy.ts';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { ask } from '../ask.ts';
import { markPage } from '../questions/page-actions.ts';
import { fieldValue, isMarked, isStarted } from '../questions/page-look.ts';
import { cachedTexts, failureStatus, storedHeaders } from '../questions/stored-files.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { until } from '../../support/until.ts';
import { newsletterButton, newsletterField } from '../visitor.ts';
import { workerAnswer } from '../worker-answer.ts';

const { hero, failure } = offlineCopy;
const { lead } = hero;
const blockedWords = 'This page is blocked by your school';
const blockPage: Fault = {
  kind: 'answer',
  status: 200,
  type: 'text/html',
  body: `<!doctype html><title>Blocked</title><p>${blockedWords}</p>`,
};
const isFile = /\.[a-z0-9]+$/;
const isPack = (path: string) => path.startsWith(packPrefix);
const noWorker = workerAnswer(404, 'text/plain', 'Not found');
const serverError: Fault = { kind: 'answer', status: 500, type: 'text/plain', body: 'Sorry' };

/** Puts a script into every page, as some antivirus programs do. */
const scriptInPages: FaultRule = (path) =>
  isFile.test(path)
    ? undefined
    : {
        kind: 'alter',
        body: (html) =>
          html.replace('</body>', '<script src="https://av.invalid/"></script></body>'),
      };
const varying: FaultRule = (path, method) =>
  method === 'GET' && path !== workerPath ? { kind: 'alter', headers: { vary: '*' } } : undefined;
/** Headers that a stored file must have, however it was fetched. */
const kept = [
  'content-security-policy',
  'content-type',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
] as const;

/** Faults on the first visit, while the worker stores its files. */
export const installingScenarios: readonly Scenario[] = [
  {
    fault: 'One file fails with 500 during the installation',
    expected: 'The site works without a worker; the next visit stores only what is missing',
    async run(context) {
      const { visitor, line, engine } = context;
      line.setRule((path) => (path === '/books' || isPack(path) ? serverError : undefined));
      await visitor.visit('/');
      await installationFails(context);
      assert.equal(await visitor.report(), null);
      await visitor.open('/method');
      await visitor.visit('/offline');
      await visitor.waitForText(lead.absent);

      await line.reset();
      await visitor.visitAndSave('/');
      // A session without persistent storage forgets the files of a failed installation.
      // The page itself prefetches the first two documents to which it links.
      const asked = pagesIn(line.log);
      if (engine.isPersistent) assert.ok(asked.includes('/books') && asked.length <= 4, `${asked}`);
      assert.deepEqual((await visitor.report())?.missing, []);
      await line.close();
      await visitor.open('/books');
    },
  },
  {
    fault: "A filter's block page with status 200 during the installation",
    expected: 'Nothing of it is kept; the next visit without the filter stores the right pages',
    async run(context) {
      const { visitor, line } = context;
      line.setRule((path) =>
        path.startsWith('/stories/') || isPack(path) ? blockPage : undefined,
      );
      await visitor.visit('/');
      await installationFails(context);
      assert.equal(await ask(visitor.tab, cachedTexts, blockedWords), 0);
      await visitor.visit('/offline');
      await visitor.waitForText(lead.absent);

      await line.reset();
      await visitor.visitAndSave('/');
      assert.equal(await ask(visitor.tab, cachedTexts, blockedWords), 0);
      await line.close();
      await visitor.open('/stories/7');
    },
  },
  {
    fault: 'A script put into every page on its way to the device',
    expected: 'Everything is saved without the script, as the pages come in a pack',
    async run({ visitor, line }) {
      line.setRule(scriptInPages);
      await visitor.visitAndSave('/');
      assert.equal(await ask(visitor.tab, cachedTexts, 'av.invalid'), 0);
    },
  },
  {
    fault: 'A program that changes pages and the pack of pages',
    expected: 'Nothing is kept, at most 3 requests per visit; without it everything is saved',
    async run(context) {
      const { visitor, line, engine } = context;
      const changesAll: FaultRule = (path, method) =>
        isPack(path) ? { kind: 'alter', body: (text) => ` ${text}` } : scriptInPages(path, method);
      line.setRule(changesAll);
      await visitor.visit('/');
      await installationFails(context);
      await line.reset();
      line.setRule(changesAll);
      await visitor.visit('/books');
      await installationFails(context, 0);
      // A session without persistent storage forgets the failure with the files.
      if (engine.isPersistent) {
        const asked = line.log.filter((one) => !isFile.test(one.path) || one.path === workerPath);
        assert.ok(asked.length - 1 <= 3, asked.map((one) => one.path).join());
        assert.equal(await ask(visitor.tab, failureStatus), 'changed');
      }
      await line.reset();
      await visitor.visitAndSave('/');
      assert.equal(await ask(visitor.tab, failureStatus), null);
    },
  },
  {
    fault: 'Responses that a cache refuses (`Vary: *`)',
    expected: 'Everything is saved',
    notIn: { firefox: 'it refuses a worker whose code has that header: see the next row' },
    async run({ visitor, line }) {
      line.setRule(varying);
      await visitor.visitAndSave('/');
    },
  },
  {
    fault: 'Responses that a cache refuses (`Vary: *`), a browser that takes no worker with them',
    expected: 'The site works without a worker, and `/offline` says why; two requests a page',
    in: ['firefox'],
    async run({ visitor, line }) {
      line.setRule(varying);
      await visitor.visit('/');
      await until('A note', () => ask(visitor.tab, failureStatus));
      for (const path of ['/method', '/stories/7', '/offline']) {
        const before = line.log.length;
        await visitor.open(path);
        const asked = line.log.slice(before).map((one) => one.path);
        const ofWorker = asked.filter(
          (one) => one === workerPath || one.startsWith(workerCodePrefix),
        );
        assert.ok(ofWorker.length <= 2, `${path}: ${ofWorker.join(', ')}`);
      }
      await visitor.waitForText(
        failure.changed(new URL(await visitor.tab.run('location.href')).host),
      );
    },
  },
  {
    fault: 'Odd statuses, `no-store` and other headers',
    expected: "Everything is saved, each file with the server's own headers",
    async run({ visitor, line, origin }) {
      const headers = {
        'cache-control': 'no-store',
        'permissions-policy': 'camera=*',
        'referrer-policy': 'unsafe-url',
      };
      line.setRule((path, method) =>
        method === 'GET' && path !== workerPath
          ? { kind: 'alter', headers, ...(isFile.test(path) ? {} : { status: 203 }) }
          : undefined,
      );
      await visitor.visitAndSave('/');
      await line.reset();
      const stored = await ask(visitor.tab, storedHeaders, kept);
      assert.ok(Object.keys(stored).length > 50);
      for (const [path, values] of Object.entries(stored)) {
        const { headers: served } = await fetch(`${origin}${path}`);
        assert.deepEqual(
          values,
          kept.map((name) => served.get(name)),
          path,
        );
      }
    },
  },
  {
    fault: "A filter's block page instead of the page's code",
    expected: 'The page retries until its code loads, keeps typed text; then everything is saved',
    async run({ visitor, line }) {
      line.setRule((path) => (path.endsWith('.js') ? blockPage : undefined));
      await visitor.visit('/schools');
      const wanted = (
        await visitor.tab.run('document.querySelector("[data-runtime]").dataset.runtime')
      ).split(' ');
      const wasAsked = (module: string) => line.log.some(({ path }) => path === module);
      await until('Code that was asked for', async () => wanted.every(wasAsked));
      // What a visitor does first does not count as the one reload of the page itself.
      await visitor.reload();
      await visitor.tab.type(newsletterField, 'half a wo');
      await line.reset();
      await visitor.waitForAllSaved();
      assert.equal(await ask(visitor.tab, fieldValue, newsletterField), 'half a wo');
      await line.close();
      await visitor.open('/stories/7');
    },
  },
  {
    fault: 'The connection fails while the code of the newsletter form loads, then recovers',
    expected: 'A press reloads the page, which keeps the typed address; the next press counts',
    // Other engines fetch the code again: tests/e2e/offline/101-lost-code.spec.ts.
    in: ['firefox'],
    async run({ visitor, line, address, waitForMails }) {
      const someone = address('lost-code');
      const isLost = (path: string) => path.startsWith(`${assetsPrefix}outbox-`);
      line.setRule((path, method) => (isLost(path) ? { kind: 'cut' } : noWorker(path, method)));
      await visitor.visit('/schools');
      await until('Code that was asked for', async () => line.log.some(({ path }) => isLost(path)));
      await visitor.typeEmail(someone);
      await ask(visitor.tab, markPage, 'old');
      line.setRule(noWorker);
      await visitor.tab.press(newsletterButton);
      await until('A page loaded anew', async () => !(await ask(visitor.tab, isMarked, 'old')));
      await until('A page whose code runs', () => ask(visitor.tab, isStarted));
      assert.equal(await ask(visitor.tab, fieldValue, newsletterField), someone);
      await visitor.tab.press(newsletterButton);
      await visitor.waitForToast(specifiedToasts.success);
      await waitForMails(someone, 1);
    },
  },
  {
    fault: 'A latency of 300 ms per response during the installation',
    expected: 'The page works meanwhile and a submission arrives; then everything is saved',
    async run({ visitor, line, address, waitForMails }) {
      const someone = address('slow');
      // Few responses complete the installation, so hold the packs until its earlier states were checked.
      const [submitted, seen] = [createDeferred(), createDeferred()];
      line.setRule((path) => {
        if (path.startsWith(`${packPrefix}drawings-`)) return { kind: 'hold', until: seen.promise };
        if (isPack(path)) return { kind: 'hold', until: submitted.promise };
        return { kind: 'slow', ms: 300 };
      });
      await visitor.visit('/schools');
      await visitor.submitEmail(someone);
      await visitor.waitForToast(specifiedToasts.success);
      assert.equal((await visitor.worker()).isControlled, false, 'too fast to prove anything');
      await waitForMails(someone, 1);
      submitted.resolve();
      await visitor.visit('/offline');
      await visitor.waitForText(lead.saving);
      seen.resolve();
      await visitor.waitForAllSaved();
      await visitor.waitForText(lead.ready);
      assert.deepEqual((await visitor.report())?.missing, []);
    },
  },
  {
    fault: 'Storage quota exceeded during the installation',
    expected: 'No worker, and the site and its forms work; with room again everything is saved',
    notIn: {
      firefox: 'its limit is set for the whole browser, before it starts',
      webkit: 'no way to set a limit from outside',
      'webkit-private': 'no way to set a limit from outside',
    },
    async run(context) {
      const { visitor, origin, address, waitForMails } = context;
      const someone = address('full');
      await visitor.tab.limitStorage?.(origin, 200_000);
      await visitor.visit('/schools');
      // Before the worker starts there is no registration either, so wait for the failure.
      const failed = async () => (await ask(visitor.tab, failureStatus)) === 'storage-full';
      await until('A failure', failed);
      await installationFails(context, 0);
      await visitor.submitEmail(someone);
      await visitor.waitForToast(specifiedToasts.success);
      await waitForMails(someone, 1);
      await visitor.tab.limitStorage?.(origin, null);
      await visitor.visitAndSave('/schools');
    },
  },
];

/** Waits until the worker has fetched more than this many files, and then until it is gone. */
async function installationFails({ visitor, line }: ScenarioContext, files = 10): Promise<void> {
  await until('An installation', async () => afterWorker(line.log).length > files);
  await until(
    'No worker',
    visitor.worker,
    ({ isControlled, registrations }) => !isControlled && registrations === 0,
  );
}

/** Lists the requests after the one for the worker's script. */
function afterWorker(log: readonly ProxiedRequest[]): readonly ProxiedRequest[] {
  const at = log.findIndex(({ path }) => path === workerPath);
  return at < 0 ? [] : log.slice(at + 1);
}

/** Lists the pages that were requested, each once. */
function pagesIn(log: readonly ProxiedRequest[]): readonly string[] {
  const pages = log.map(({ path }) => path).filter((path) => !isFile.test(path));
  return [...new Set(pages)].sort();
}
