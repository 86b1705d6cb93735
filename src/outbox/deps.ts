import { createSender } from './create-sender.ts';
import type { DrainDeps } from './drain-outbox.ts';
import { openOutboxStore } from './open-outbox-store.ts';
import { announceOutboxChange } from './channel.ts';
import { createOutboxLock } from './lock.ts';
import { publicConfig } from '#shared/public-config.ts';

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
