import assert from 'node:assert/strict';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { submitOffline } from '../submit-offline.ts';
import { everyEngine, type Scenario } from '../scenario.ts';

/** Submissions while the server cannot be reached, and after its return. */
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
    fault: 'Server back, tab open, the browser fires `online`',
    expected: 'Sent at once, and the visitor is told so',
    async run(stage) {
      const { visitor } = stage;
      const someone = await submitOffline(stage, 'back');
      await stage.line.open();
      const start = Date.now();
      await visitor.flush();
      await stage.arrived(someone, 1);
      assert.ok(Date.now() - start < 4_000, 'sent by the timer, not by the event');
      await visitor.isTold(specifiedToasts.success);
      await visitor.keeps(0);
    },
  },
  {
    fault: 'Server back, tab open, no event is fired',
    expected: "Sent by the page's own timer within ten seconds",
    in: everyEngine,
    async run(stage) {
      const someone = await submitOffline(stage, 'quiet');
      await stage.line.open();
      await stage.arrived(someone, 1);
      await stage.visitor.keeps(0);
    },
  },
];
