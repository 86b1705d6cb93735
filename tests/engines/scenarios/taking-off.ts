import assert from 'node:assert/strict';
import { keptCopy } from '#pages/kept/kept-copy.ts';
import { readStorages } from '../../support/page/read-storages.ts';
import { excludedControls, pressAll, touchIslands } from '../../support/page/press-everything.ts';
import { ask } from '../ask.ts';
import { pressButton } from '../questions/page-actions.ts';
import type { Scenario } from '../scenario.ts';
import { submitOffline } from '../submit-offline.ts';
import { until } from '../../support/until.ts';
import type { Visitor } from '../visitor.ts';

const { acts, ask: question, off, refused } = keptCopy;

/** The visitor takes the site off the device, or has it keep nothing. */
export const takingOffScenarios: readonly Scenario[] = [
  {
    fault: 'Site server gone, two tabs, two submissions waiting: “Take it off this device”',
    expected: 'Caches and worker gone, and not back by themselves; both sign-ups stay and are sent',
    // WebKitGTK no longer finds the registrations of other origins after one was removed.
    ownBrowser: true,
    async run(context) {
      const { visitor, line } = context;
      const someone = await submitOffline(context, 'taken-off');
      const another = context.address('taken-off-too');
      await visitor.visit('/schools');
      await visitor.submitEmail(another);
      await visitor.waitForOutbox(2);
      const other = await context.secondVisitor();
      await other.open('/stories/7');
      await visitor.open('/kept');
      await press(visitor, acts.takeOff);
      await visitor.waitForText('2 sign-ups wait here');
      await press(visitor, question.yes);
      await visitor.waitForText(off.heading);
      await isGone(visitor);
      await isGone(other);
      await visitor.waitForOutbox(2);
      await line.open();
      await visitor.flush();
      await context.waitForMails(someone, 1);
      await context.waitForMails(another, 1);
      await other.reload();
      await other.waitForPage('/stories/7');
      await visitor.open('/books');
      await isGone(visitor);
    },
  },
  {
    fault: '“Do not keep it here”, then the same press again',
    expected: 'Nothing but the flag is stored, over reloads; afterwards everything is saved again',
    ownBrowser: true,
    async run({ visitor }) {
      await visitor.visitAndSave('/');
      await visitor.open('/kept');
      await press(visitor, acts.refuse);
      await visitor.waitForText(refused.heading);
      await isGone(visitor);
      await visitor.open('/stories/7');
      await visitor.open('/kept');
      await isGone(visitor);
      await press(visitor, acts.refuse);
      await visitor.waitForAllSaved();
    },
  },
  {
    fault: 'Every control of the site pressed, and an address left',
    expected: 'Nothing is stored that the table of /kept lacks',
    in: ['firefox', 'webkit'],
    notIn: { webkit: 'one of its pages in six crashes under so many presses' },
    ownBrowser: true,
    timeoutMs: 180_000,
    async run({ visitor, address }) {
      // Imported late, because both read the built site, which listing scenarios must not require.
      const { pagesWithEveryIsland } = await import('../../support/built/built-pages.ts');
      const { namesOfKeptTable } = await import('../../support/built/kept-table.ts');
      const named = new Set(namesOfKeptTable());
      const seen = new Set<string>();
      const look = async () => {
        const now = await ask(visitor.tab, readStorages);
        assert.equal(now.cookies, '');
        const databases = now.databases.flatMap((name) => name ?? []);
        for (const names of [now.caches, databases, now.localStorage, now.sessionStorage])
          for (const name of names) seen.add(name);
      };
      for (const path of [...pagesWithEveryIsland, '/contact', '/mackin-buying-guide']) {
        await visitor.open(path);
        await visitor.tab.run('String((window.print = () => undefined))');
        await ask(visitor.tab, touchIslands);
        await ask(visitor.tab, pressAll, excludedControls);
        await look();
      }
      await visitor.visit('/schools');
      await visitor.submitEmail(address('walk'));
      await visitor.waitForEmptyForm();
      await look();
      assert.ok(seen.size >= 5, [...seen].join());
      assert.deepEqual(
        [...seen].filter((name) => !named.has(name)),
        [],
      );
    },
  },
];

async function press(visitor: Visitor, words: string): Promise<void> {
  assert.equal(await ask(visitor.tab, pressButton, words), true);
}

async function isGone(visitor: Visitor): Promise<void> {
  await until(
    'Nothing left',
    visitor.worker,
    ({ registrations, caches }) => registrations === 0 && caches.length === 0,
  );
}
