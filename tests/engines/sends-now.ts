import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredItem } from '../support/mail/outbox-items.ts';
import { until } from './until.ts';
import type { Visitor } from './visitor.ts';

/** Nudges until this many are left that have not been sent. */
export async function sendsNow(visitor: Visitor, left = 0): Promise<readonly StoredItem[]> {
  const nudged = async () => {
    await visitor.nudges();
    await sleep(250);
    return (await visitor.outbox()).filter(({ state }) => state !== 'sent');
  };
  return until(`${left} left`, nudged, ({ length }) => length === left);
}
