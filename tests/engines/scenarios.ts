import type { Scenario } from './scenario.ts';
import { answeringScenarios } from './scenarios/answering.ts';
import { badWorkerScenarios } from './scenarios/bad-worker.ts';
import { endingScenarios } from './scenarios/ending.ts';
import { foreignScenarios } from './scenarios/foreign.ts';
import { installingScenarios } from './scenarios/installing.ts';
import { listeningScenarios } from './scenarios/listening.ts';
import { losingScenarios } from './scenarios/losing.ts';
import { orderScenarios } from './scenarios/order.ts';
import { oldDeviceScenarios } from './scenarios/old-devices.ts';
import { readingScenarios } from './scenarios/reading.ts';
import { takingScenarios } from './scenarios/taking.ts';
import { takingOffScenarios } from './scenarios/taking-off.ts';
import { updatingScenarios } from './scenarios/updating.ts';
import { waitingScenarios } from './scenarios/waiting.ts';

/** The fault table, row by row. */
export const scenarios: readonly Scenario[] = [
  ...readingScenarios,
  ...takingScenarios,
  ...installingScenarios,
  ...waitingScenarios,
  ...endingScenarios,
  ...orderScenarios,
  ...listeningScenarios,
  ...answeringScenarios,
  ...foreignScenarios,
  ...updatingScenarios,
  ...badWorkerScenarios,
  ...losingScenarios,
  ...takingOffScenarios,
  ...oldDeviceScenarios,
];
