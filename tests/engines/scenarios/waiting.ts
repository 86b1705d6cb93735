import assert from 'node:assert/strict';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { leftOffline } from '../left-offline.ts';
import { everyEngine, type Scenario } from '../scenario.ts';

/** A submission while the server cannot be reached, and the server's return. */
export const waitingScenarios: readonly Scenario[] = [
  {
    fault: 'Server gone: a submission',
    expected: 'Kept on the device, and the visitor is told so',
    in: everyEngine,
    async run(stage) {
      const { visitor } = stage;
      await visitor.visit('/schools');
      await visitor.hasAllSaved();
      await stage.line.close();
      await visitor.visit('/schools');
      await visitor.leaves(stage.address('gone'));
      await visitor.isTold(specifiedToasts.saved);
      assert.equal((await visitor.keeps(1))[0]?.state, 'waiting');
    },
  },
  {
    fault: 'Server back, tab open, the browser says `online`',
    expected: 'Sent at once, and the visitor is told so',
    async run(stage) {
      const { visitor } = stage;
      const someone = await leftOffline(stage, 'back');
      await stage.line.open();
      const start = Date.now();
      await visitor.nudges();
      await stage.arrived(someone, 1);
      assert.ok(Date.now() - start < 4_000, 'not by the nudge but by the clock');
      await visitor.isTold(specifiedToasts.success);
      await visitor.keeps(0);
    },
  },
  {
    fault: 'Server back, tab open, nothing says so',
    expected: "Sent by the page's own clock within ten seconds",
    in: everyEngine,
    async run(stage) {
      const someone = await leftOffline(stage, 'quiet');
      await stage.line.open();
      await stage.arrived(someone, 1);
      await stage.visitor.keeps(0);
    },
  },
];
