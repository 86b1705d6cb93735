import { chromiumEngine } from '../engines/drivers/chromium.ts';
import { describeFailure } from '../engines/describe-failure.ts';
import { createSession } from '../engines/session.ts';
import { startRig } from '../engines/start-rig.ts';
import { within } from '#shared/within.ts';
import { playSchedule, type SchedulePlayed } from './play-schedule.ts';
import { createSchedule } from './schedule.ts';

const scheduleTimeoutMs = 150_000;

export interface SoakOptions {
  readonly seed: number;
  /** The numbers of the schedules. */
  readonly schedules: readonly number[];
  /** Number of browsers that play at the same time. */
  readonly lanes: number;
  /** Milliseconds after which no schedule begins. */
  readonly longest: number;
  /** Called after each schedule. */
  readonly tell: (result: SoakResult) => void;
}

export interface SoakResult extends SchedulePlayed {
  readonly schedule: number;
  readonly ms: number;
  /** Null when everything came out right. */
  readonly fault: string | null;
}

/** Plays random schedules in Chromium, each lane with a browser and an origin of its own. */
export async function playSoak(options: SoakOptions): Promise<readonly SoakResult[]> {
  const { seed, schedules, lanes, longest, tell } = options;
  const end = Date.now() + longest;
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
      const playing = playSchedule(steps, { session, rig, line, prefix });
      const played = await within(scheduleTimeoutMs, playing).then(
        (done) => ({ ...done, fault: null }),
        (error: unknown) => ({ submissions: 0, lateState: null, fault: String(error) }),
      );
      const ms = Date.now() - start;
      const fault =
        played.fault && `${played.fault} (${await describeFailure(session, line.proxy)})`;
      if (fault !== null) await session.end();
      const result = { ...played, schedule, ms, fault };
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
