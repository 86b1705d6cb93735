import { chromiumEngine } from '../engines/drivers/chromium.ts';
import { describeFailure } from '../engines/describe-failure.ts';
import { createSession } from '../engines/session.ts';
import { startRig } from '../engines/start-rig.ts';
import { within } from '#shared/within.ts';
import { runSchedule, type ScheduleOutcome } from './run-schedule.ts';
import { createSchedule } from './schedule.ts';

const scheduleTimeoutMs = 150_000;

interface SoakOptions {
  readonly seed: number;
  /** The numbers of the schedules. */
  readonly schedules: readonly number[];
  /** Number of browsers that run at the same time. */
  readonly lanes: number;
  /** Milliseconds after which no schedule begins. */
  readonly maxMs: number;
  /** Called after each schedule. */
  readonly tell: (result: SoakResult) => void;
}

export interface SoakResult extends ScheduleOutcome {
  readonly schedule: number;
  readonly ms: number;
  /** Null when everything came out right. */
  readonly fault: string | null;
}

/** Runs random schedules in Chromium, each lane with a browser and an origin of its own. */
export async function runSoak(options: SoakOptions): Promise<readonly SoakResult[]> {
  const { seed, schedules, lanes, maxMs, tell } = options;
  const end = Date.now() + maxMs;
  const queue = [...schedules];
  const results: SoakResult[] = [];
  const rig = await startRig(lanes);

  async function runLane(): Promise<void> {
    const session = createSession(chromiumEngine(), rig.newFolder);
    const line = await rig.openLine();
    for (let schedule = queue.shift(); schedule !== undefined; schedule = queue.shift()) {
      if (Date.now() > end) break;
      await line.proxy.reset();
      const start = Date.now();
      const prefix = `soak-${seed}-${schedule}`;
      const steps = createSchedule(seed, schedule);
      const running = runSchedule(steps, { session, rig, line, prefix });
      const outcome = await within(scheduleTimeoutMs, running).then(
        (done) => ({ ...done, fault: null }),
        (error: unknown) => ({ submissions: 0, lateState: null, fault: String(error) }),
      );
      const ms = Date.now() - start;
      const fault =
        outcome.fault && `${outcome.fault} (${await describeFailure(session, line.proxy)})`;
      if (fault !== null) await session.end();
      const result = { ...outcome, schedule, ms, fault };
      results.push(result);
      tell(result);
    }
    await session.end();
  }

  try {
    await Promise.all(Array.from({ length: lanes }, runLane));
    return results;
  } finally {
    await rig.stop();
  }
}
