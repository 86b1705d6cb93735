import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredItem } from '../support/mail/outbox-items.ts';
import { until } from '../support/until.ts';
import type { Visitor } from './visitor.ts';

/** Long enough for a drain, so that flushes do not pile up in the page. */
const pauseMs = 250;

/** Flushes the outbox until this many submissions are left that have not been sent, and returns them. */
export async function flushUntil(visitor: Visitor, left = 0): Promise<readonly StoredItem[]> {
  const flush = async () => {
    await visitor.flush();
    await sleep(pauseMs);
    return (await visitor.outbox()).filter(({ state }) => state !== 'sent');
  };
  return until(`${left} left`, flush, ({ length }) => length === left);
}
