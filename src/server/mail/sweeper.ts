import type { DeliveryPorts } from '#function/delivery/deliver.ts';
import { errorCode } from '#function/settings/log.ts';
import { purge, sweep } from '#function/delivery/sweep.ts';

const purgeEveryMs = 3_600_000;

/** Sends what is due now and then again and again; `stop` waits for the round under way. */
export function startSweeper(
  ports: DeliveryPorts,
  seconds: number,
): { readonly stop: () => Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let purgedAt = 0;
  let round = run();

  async function run(): Promise<void> {
    try {
      await sweep(ports, Date.now() + seconds * 1_000);
      if (Math.abs(Date.now() - purgedAt) > purgeEveryMs) {
        purgedAt = Date.now();
        await purge(ports);
      }
    } catch (error) {
      ports.log({ event: 'sweep', outcome: 'fault', code: errorCode(error) });
    }
    if (!stopped) timer = setTimeout(() => (round = run()), seconds * 1_000);
  }

  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
