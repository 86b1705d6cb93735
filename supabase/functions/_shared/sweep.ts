import { deliver, type DeliveryPorts } from './deliver.ts';

/** Few enough that a batch ends within its lease even while the transport hangs. */
const batchSize = 10;

export interface SweepResult {
  readonly sent: number;
  readonly waiting: number;
}

/** Sends what is due, batch by batch, until nothing is due or `deadline` (ms since 1970) is near. */
export async function sweep(ports: DeliveryPorts, deadline: number): Promise<SweepResult> {
  let sent = 0;
  let waiting = 0;
  while (Date.now() < deadline) {
    const due = await ports.store.claimDue(batchSize);
    const outcomes = await Promise.all(due.map((leased) => deliver(leased, ports)));
    sent += outcomes.filter((outcome) => outcome === 'sent').length;
    waiting += outcomes.filter((outcome) => outcome === 'received').length;
    if (due.length < batchSize) break;
  }
  if (sent + waiting > 0) {
    ports.log({ event: 'sweep', outcome: waiting > 0 ? 'waiting' : 'sent', count: sent + waiting });
  }
  return { sent, waiting };
}

/** Deletes what the retention rules say; a deleted submission that was never mailed is an alarm. */
export async function purge({ store, log }: DeliveryPorts): Promise<void> {
  const { sent, failed } = await store.purge();
  if (sent > 0) log({ event: 'purge', outcome: 'expired', count: sent });
  if (failed > 0) log({ event: 'purge', outcome: 'never-mailed', count: failed });
}
