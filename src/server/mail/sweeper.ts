import type { DeliveryPorts } from '#function/delivery/deliver.ts';
import { purge, sweep } from '#function/delivery/maintenance.ts';
import { errorCode } from '#function/settings/log.ts';

const purgeEveryMs = 3_600_000;

export interface Sweeper {
  /** Cancels the timer and resolves when the current round ends. */
  stop(): Promise<void>;
}

/** Sends what is due, at once and then every `seconds` seconds, and purges once an hour. */
export function startSweeper(
  ports: DeliveryPorts,
  seconds: number,
  afterPurge: () => Promise<void>,
): Sweeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let purgedAt = 0;
  let round = run();

  async function run(): Promise<void> {
    try {
      await sweep(ports, Date.now() + seconds * 1_000);
      if (Math.abs(Date.now() - purgedAt) > purgeEveryMs) {
        await purge(ports);
        purgedAt = Date.now();
        await afterPurge();
      }
    } catch (error) {
      ports.log({ event: 'sweep', outcome: 'error', code: errorCode(error) });
    }
    if (!isStopped) timer = setTimeout(() => (round = run()), seconds * 1_000);
  }

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
