import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { statusCopy } from '#content/copy/parts/status.ts';
import { offlineCopy } from '#pages/offline/offline-copy.ts';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { precachedFiles } from '../../support/built/precached-files.ts';
import { mailCalls, onMailCalls } from '../../support/mail/mail-calls.ts';
import { ask } from '../ask.ts';
import { followLink, markPage, pressButton } from '../questions/page-actions.ts';
import { fieldValue, isMarked } from '../questions/page-look.ts';
import { evictPages, fetchStatuses } from '../questions/stored-files.ts';
import { updateWorker } from '../questions/worker-state.ts';
import { reloadsOnce } from '../reloads-once.ts';
import { engineNames } from '../drivers/engine.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { until } from '../../support/until.ts';
import { newsletterField, type Visitor } from '../visitor.ts';
import { workerAnswer } from '../worker-answer.ts';

const { ready, accept, held } = statusCopy.update;

/** A deploy while visitors have the site open. */
export const updatingScenarios: readonly Scenario[] = [
  {
    fault: 'New build deployed, old tab open',
    expected: 'Offered, and waits; the old tab opens every page, with code it had not loaded yet',
    in: engineNames,
    async run(context) {
      const { visitor } = context;
      await isOffered(context, '/');
      assert.equal((await visitor.report())?.build, 'local');
      await ask(visitor.tab, markPage, 'first');
      await visitor.waitForRouter();
      for (const path of ['/books', '/stories']) {
        assert.ok(await ask(visitor.tab, followLink, path), `no link to ${path}`);
        await visitor.waitForPage(path);
        assert.ok(await ask(visitor.tab, isMarked, 'first'), 'the page was loaded anew');
        await visitor.waitForText(ready);
      }
    },
  },
  {
    fault: 'Two tabs, one accepts the new build',
    expected: 'Both reload once, each onto its page of the new build',
    async run(context) {
      const { visitor } = context;
      await isOffered(context, '/stories');
      const other = await acceptsElsewhere(context, visitor);
      await visitor.waitForPage('/stories');
      await other.waitForPage('/books');
      for (const each of [visitor, other]) assert.equal((await each.report())?.build, 'next');
    },
  },
  {
    fault: 'New build accepted in another tab, this one holds typed text',
    expected: 'Not reloaded, all its old code still loads; follows when the field is empty',
    async run(context) {
      const { visitor } = context;
      await isOffered(context, '/schools');
      await visitor.typeEmail('half a wo');
      await acceptsElsewhere(context);
      await visitor.waitForText(held);
      assert.equal(await ask(visitor.tab, fieldValue, newsletterField), 'half a wo');
      const statuses = await ask(visitor.tab, fetchStatuses, oldScripts());
      assert.deepEqual(new Set(statuses), new Set([200]));
      await reloadsOnce([visitor], () => visitor.clearField());
    },
  },
  {
    fault: 'New build accepted in another tab while a submission is being sent',
    expected: 'The page waits for it; it arrives once',
    usesBackend: true,
    async run(context) {
      const { visitor, line, next } = context;
      const someone = context.address('update');
      await isOffered(context, '/schools');
      const released = createDeferred();
      const hold = onMailCalls(() => ({ kind: 'hold', until: released.promise }));
      line.setRule((path, method) => hold(path, method) ?? next(path, method));
      await visitor.submitEmail(someone);
      await until('A call', async () => mailCalls(line).length > 0);
      const other = await acceptsElsewhere(context);
      assert.equal((await other.report())?.build, 'next');
      await visitor.waitForText(held);
      await reloadsOnce([visitor], async () => released.resolve());
      await context.waitForMails(someone, 1);
      await visitor.waitForOutbox(0);
    },
  },
  {
    fault: 'Pages evicted while a new build waits, whose files the host has',
    expected: 'No filter is blamed: `/offline` asks to update; then everything is saved',
    async run(context) {
      const { visitor } = context;
      await isOffered(context, '/');
      await ask(visitor.tab, evictPages, 7);
      assert.equal((await visitor.report())?.missing.length, 7);
      await visitor.visit('/offline');
      await visitor.waitForText(offlineCopy.hero.lead.outdated);
      await reloadsOnce([visitor], async () => {
        assert.ok(await ask(visitor.tab, pressButton, accept), 'no button');
      });
      await visitor.waitForText(offlineCopy.hero.lead.ready);
    },
  },
  {
    fault: 'Worker script served with `max-age` of a day',
    expected: 'The next build is found all the same',
    async run(context) {
      const { visitor, line } = context;
      const script = readFileSync('dist/sw.js', 'utf8');
      const headers = { 'cache-control': 'public, max-age=86400' };
      line.setRule(workerAnswer(200, 'text/javascript', script, headers));
      await isOffered(context, '/');
      await visitor.waitForText(ready);
    },
  },
];

/** Has everything saved, deploys the next build, and waits until the page offers it. */
async function isOffered({ visitor, line, next }: ScenarioContext, path: string): Promise<void> {
  await visitor.visitAndSave(path);
  line.setRule(next);
  await ask(visitor.tab, updateWorker);
  await until('The next build waits', visitor.worker, ({ isWaiting }) => isWaiting, 30_000);
  await visitor.waitForText(ready);
}

/** Accepts the next build in a second tab. That tab reloads once, and so do these others. */
async function acceptsElsewhere(
  context: ScenarioContext,
  ...others: readonly Visitor[]
): Promise<Visitor> {
  const second = await context.secondVisitor();
  await second.visit('/books');
  await second.waitForText(ready);
  await reloadsOnce([...others, second], async () => {
    assert.ok(await ask(second.tab, pressButton, accept), 'no button');
  });
  return second;
}

/** Returns the paths of the old build's scripts that a device stores. */
function oldScripts(): readonly string[] {
  return precachedFiles().flatMap(({ url }) =>
    /^\/?assets\/.*\.js$/.test(url) ? [new URL(url, 'http://x').pathname] : [],
  );
}
