import type { ClaimedOutcome } from './claim-outcomes.ts';
import { claimOutcomes } from './claim-outcomes.ts';
import type { SendEmail } from './create-sender.ts';
import { createSender } from './create-sender.ts';
import type { DrainOptions, DrainReport } from './drain-outbox.ts';
import { drainOutbox } from './drain-outbox.ts';
import { newId } from './new-id.ts';
import { openOutboxStore } from './open-outbox-store.ts';
import { announceOutboxChange } from './outbox-channel.ts';
import type { OutboxBody } from './outbox-item.ts';
import { newOutboxItem } from './outbox-item.ts';
import { createLease } from './outbox-lease.ts';
import { createWebLock } from './outbox-lock.ts';
import type { OutboxSummary } from './outbox-summary.ts';
import { summariseOutbox } from './outbox-summary.ts';
import { publicConfig } from './public-config.ts';
import type { Settlement } from './settle-submission.ts';
import { settleSubmission } from './settle-submission.ts';
import { createStrictStore } from './strict-store.ts';

/** The outbox as page and worker use it; both make their own, and meet in the stored items. */
export interface Outbox {
  readonly add: (body: OutboxBody) => Promise<void>;
  readonly drain: (options?: DrainOptions) => Promise<DrainReport>;
  /** Looks without sending. */
  readonly peek: () => Promise<OutboxSummary>;
  readonly settle: (id: string) => Promise<Settlement>;
  readonly claim: () => Promise<readonly ClaimedOutcome[]>;
  /** Past the store, for a device that cannot keep anything. */
  readonly send: SendEmail;
}

export function openOutbox(): Outbox {
  const store = openOutboxStore();
  const send = createSender(publicConfig);
  const lock = navigator.locks
    ? createWebLock(navigator.locks, 'outbox')
    : createLease(createStrictStore('outbox-lease', 'leases'), newId);
  const deps = {
    store,
    lock,
    send,
    now: Date.now,
    random: Math.random,
    announce: announceOutboxChange,
  };
  return {
    add: (body) => store.add(newOutboxItem(body, Date.now())),
    drain: (options) => drainOutbox(deps, options),
    peek: async () => summariseOutbox(await store.list()),
    settle: (id) => settleSubmission(store, id),
    claim: () => claimOutcomes(store, Date.now()),
    send,
  };
}
