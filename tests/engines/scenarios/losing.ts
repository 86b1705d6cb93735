import assert from 'node:assert/strict';
import { offlineCopy } from '#pages/offline/offline-copy.ts';
import { ask } from '../ask.ts';
import { brokenPictures } from '../../support/page/broken-pictures.ts';
import { evictPages, evictPictures, fetchStatuses } from '../questions/stored-files.ts';
import type { Scenario } from '../scenario.ts';

const { lead } = offlineCopy.hero;

/** Losses of what the device had stored. */
export const losingScenarios: readonly Scenario[] = [
  {
    fault: '`Clear-Site-Data: "storage"` from the host',
    expected: 'The site works, and this or the next visit stores everything again',
    async run({ visitor, line }) {
      await visitor.visitAndSave('/');
      const headers = { 'clear-site-data': '"storage"' };
      line.setRule((path) =>
        path === '/wipe'
          ? { kind: 'answer', status: 200, type: 'text/plain', body: 'Wiped', headers }
          : undefined,
      );
      assert.deepEqual(await ask(visitor.tab, fetchStatuses, ['/wipe']), [200]);
      await visitor.open('/method');
      await visitor.visitAndSave('/');
      await line.close();
      await visitor.open('/stories/7');
    },
  },
  {
    fault: 'Files evicted from the cache',
    expected: 'The readiness page says so; the next visit fetches them again',
    async run({ visitor, line }) {
      await visitor.visitAndSave('/');
      // Close the line first, so that the page's own check of the caches restores none of them.
      await line.close();
      await ask(visitor.tab, evictPages, 7);
      await visitor.visit('/offline');
      await visitor.waitForText(lead.incomplete);
      assert.equal((await visitor.report())?.missing.length, 7);
      await line.open();
      await visitor.reload();
      await visitor.waitForAllSaved();
      await visitor.waitForText(lead.ready);
      assert.deepEqual((await visitor.report())?.missing, []);
    },
  },
  {
    fault: 'Pictures evicted from the cache, without the server',
    expected: 'A drawing stands in for them',
    async run({ visitor, line }) {
      await visitor.visitAndSave('/');
      await line.close();
      await ask(visitor.tab, evictPictures, '/art/spot-offline.svg');
      await visitor.open('/stories/7');
      assert.deepEqual(await ask(visitor.tab, brokenPictures), []);
    },
  },
];
