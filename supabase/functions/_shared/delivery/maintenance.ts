import { deliver, type DeliveryPorts } from './deliver.ts';
import type { Erased, Purged } from '../store/store.ts';

/** Size of a batch that ends within its lease even if the transport hangs. */
const batchSize = 10;

interface SweepResult {
  readonly sent: number;
  readonly waiting: number;
}

/**
 * Sends due submissions in batches, until none is left, `deadline` (ms since 1970) has passed or the
 * process shuts down.
 */
export async function sweep(ports: DeliveryPorts, deadline: number): Promise<SweepResult> {
  let sent = 0;
  let waiting = 0;
  while (Date.now() < deadline && !ports.shutdown.aborted) {
    const due = await ports.store.claimDue(batchSize);
    const outcomes = await Promise.all(due.map((leased) => deliver(leased, ports)));
    sent += outcomes.filter((outcome) => outcome === 'sent').length;
    waiting += outcomes.filter((outcome) => outcome === 'received').length;
    if (due.length < batchSize) break;
  }
  if (sent > 0) ports.log({ event: 'sweep', outcome: 'sent', count: sent });
  if (waiting > 0) ports.log({ event: 'sweep', outcome: 'waiting', count: waiting });
  return { sent, waiting };
}

/** Deletes what has reached its retention. All outcomes except `expired` are alarms for the owner. */
export async function purge({ store, log }: DeliveryPorts): Promise<Purged> {
  const purged = await store.purge();
  const lines = [
    ['expired', purged.sent],
    ['never-mailed', purged.failed],
    ['overdue', purged.overdue],
    ['expiring', purged.expiring],
    ['held', purged.held],
  ] as const;
  for (const [outcome, count] of lines) if (count > 0) log({ event: 'purge', outcome, count });
  return purged;
}

/**
 * Deletes everything about one address. `unknown` counts rows that may belong to it but cannot be matched
 * (see `Erased`); they expire.
 */
export async function eraseAddress(
  email: string,
  { store, log }: Pick<DeliveryPorts, 'store' | 'log'>,
): Promise<Erased> {
  const { erased, unknown } = await store.erase(email);
  log({ event: 'erase', outcome: 'erased', count: erased });
  if (unknown > 0) log({ event: 'erase', outcome: 'unknown', count: unknown });
  return { erased, unknown };
}
