import { createSender } from './create-sender.ts';
import type { DrainDeps } from './drain-outbox.ts';
import { openOutboxStore } from './open-outbox-store.ts';
import { announceOutboxChange } from './outbox-channel.ts';
import { createOutboxLock } from './outbox-lock.ts';
import { publicConfig } from './public-config.ts';

/** The real surroundings of a round, the same in page and worker: both meet in the stored items. */
export function outboxDeps() {
  return {
    store: openOutboxStore(),
    lock: createOutboxLock(navigator.locks),
    send: createSender(publicConfig),
    now: Date.now,
    random: Math.random,
    announce: announceOutboxChange,
  } satisfies DrainDeps;
}
