import { addressSpellings } from './address-spellings.ts';
import { deliver, type DeliveryPorts } from './deliver.ts';
import type { Erased, Purged } from '../store/store.ts';

/** A batch of this size ends within its lease even if the transport hangs. */
const batchSize = 10;

interface SweepResult {
  readonly sent: number;
  readonly waiting: number;
}

/** Sends what is due in batches until nothing is left, the deadline (ms since 1970) or the shutdown. */
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
  if (sent + waiting > 0) {
    ports.log({ event: 'sweep', outcome: waiting > 0 ? 'waiting' : 'sent', count: sent + waiting });
  }
  return { sent, waiting };
}

/** Deletes what has reached its retention. Every log line but the first is an alarm for the owner. */
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
 * Deletes everything about one address, whichever spelling of its domain was stored. Rows that are `unknown`
 * may be about it and expire later.
 */
export async function eraseAddress(
  email: string,
  { store, log }: Pick<DeliveryPorts, 'store' | 'log'>,
): Promise<Erased> {
  let erased = 0;
  let unknown = 0;
  for (const spelling of addressSpellings(email)) {
    const result = await store.erase(spelling);
    erased += result.erased;
    unknown = result.unknown;
  }
  log({ event: 'erase', outcome: 'erased', count: erased });
  if (unknown > 0) log({ event: 'erase', outcome: 'unknown', count: unknown });
  return { erased, unknown };
}
