import assert from 'node:assert/strict';
import { offlineCopy } from '../../../src/content/copy/offline.ts';
import type { Fault, ProxiedRequest } from '../../support/servers/fault-proxy.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { ask } from '../ask.ts';
import { fieldValue } from '../questions/page-look.ts';
import { cachedTexts } from '../questions/stored-files.ts';
import type { Scenario, Stage } from '../scenario.ts';
import { until } from '../until.ts';
import { newsletterField } from '../visitor.ts';

const { lead } = offlineCopy.hero;
const blockedWords = 'This page is blocked by your school';
const blockPage: Fault = {
  kind: 'answer',
  status: 200,
  type: 'text/html',
  body: `<!doctype html><title>Blocked</title><p>${blockedWords}</p>`,
};
const isFile = /\.[a-z0-9]+$/;
const serverError: Fault = { kind: 'answer', status: 500, type: 'text/plain', body: 'Sorry' };

/** On the first visit, while the worker stores its files. */
export const installingScenarios: readonly Scenario[] = [
  {
    fault: 'One file answers 500 during the installation',
    expected: 'The site works without a worker; the next visit stores only what is missing',
    async run(stage) {
      const { visitor, line, engine } = stage;
      line.setRule((path) => (path === '/books' ? serverError : undefined));
      await visitor.visit('/');
      await installationFails(stage);
      assert.equal(await visitor.report(), null);
      await visitor.visit('/method');
      await visitor.shows('/method');
      await visitor.visit('/offline');
      await visitor.sees(lead.absent);

      await line.reset();
      await visitor.visit('/');
      await visitor.hasAllSaved();
      // A session without storage of its own forgets files of an installation that failed.
      if (engine.isPersistent) assert.deepEqual(pagesIn(line.log), ['/', '/books']);
      assert.deepEqual((await visitor.report())?.missing, []);
      await line.close();
      await visitor.visit('/books');
      await visitor.shows('/books');
    },
  },
  {
    fault: "A filter's block page with status 200 during the installation",
    expected: 'Nothing of it is kept; the next visit without the filter stores the right pages',
    async run(stage) {
      const { visitor, line } = stage;
      line.setRule((path) => (path.startsWith('/stories/') ? blockPage : undefined));
      await visitor.visit('/');
      await installationFails(stage);
      assert.equal(await ask(visitor.tab, cachedTexts, blockedWords), 0);
      await visitor.visit('/offline');
      await visitor.sees(lead.absent);

      await line.reset();
      await visitor.visit('/');
      await visitor.hasAllSaved();
      assert.equal(await ask(visitor.tab, cachedTexts, blockedWords), 0);
      await line.close();
      await visitor.visit('/stories/7');
      await visitor.shows('/stories/7');
    },
  },
  {
    fault: "A filter's block page instead of the page's code",
    expected: 'The page asks until its code comes, keeps typed text; then everything is saved',
    async run({ visitor, line }) {
      line.setRule((path) => (path.endsWith('.js') ? blockPage : undefined));
      await visitor.visit('/schools');
      const wanted = (
        await visitor.tab.run('document.querySelector("[data-modules]").dataset.modules')
      ).split(' ');
      await until(
        'Code that was asked for',
        async () => wanted.filter((module) => line.log.some(({ path }) => path === module)),
        ({ length }) => length === wanted.length,
      );
      await visitor.tab.type(newsletterField, 'half a wo');
      await line.reset();
      await visitor.hasAllSaved();
      assert.equal(await ask(visitor.tab, fieldValue, newsletterField), 'half a wo');
      await line.close();
      await visitor.visit('/stories/7');
      await visitor.shows('/stories/7');
    },
  },
  {
    fault: 'A line of 300 ms per answer during the installation',
    expected: 'The page works meanwhile and a submission arrives; then everything is saved',
    async run({ visitor, line, address, arrived }) {
      const someone = address('slow');
      line.setRule(() => ({ kind: 'slow', ms: 300 }));
      await visitor.visit('/schools');
      await visitor.leaves(someone);
      await visitor.isTold(specifiedToasts.success);
      assert.equal((await visitor.worker()).isControlled, false, 'too fast to prove anything');
      await arrived(someone, 1);
      await visitor.visit('/offline');
      await visitor.sees(lead.saving);
      await visitor.hasAllSaved();
      await visitor.sees(lead.ready);
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
    async run(stage) {
      const { visitor, origin, address, arrived } = stage;
      const someone = address('full');
      await visitor.tab.limitStorage?.(origin, 200_000);
      await visitor.visit('/schools');
      await installationFails(stage);
      await visitor.leaves(someone);
      await visitor.isTold(specifiedToasts.success);
      await arrived(someone, 1);
      await visitor.tab.limitStorage?.(origin, null);
      await visitor.visit('/schools');
      await visitor.hasAllSaved();
    },
  },
];

/** Something of it has come through, and in the end there is no worker. */
async function installationFails({ visitor, line }: Stage): Promise<void> {
  await until(
    'An installation',
    async () => pagesIn(line.log).length,
    (count) => count > 10,
  );
  await until(
    'No worker',
    visitor.worker,
    ({ isControlled, registrations }) => !isControlled && registrations === 0,
  );
}

/** Addresses of pages that were asked for, each once. */
function pagesIn(log: readonly ProxiedRequest[]): readonly string[] {
  const pages = log.map(({ path }) => path).filter((path) => !isFile.test(path));
  return [...new Set(pages)].sort();
}
