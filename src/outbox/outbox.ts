import { publicConfig } from '#shared/public-config.ts';
import { announceOutboxChange } from './channel.ts';
import { type DrainOptions, type DrainReport, drainOutbox, type DrainDeps } from './drain.ts';
import { type OutboxBody, type OutboxItem, newOutboxItem, isOutboxFull } from './item.ts';
import { createOutboxLock } from './lock.ts';
import { type OutboxSummary, summariseOutbox } from './schedule.ts';
import { type SendEmail, createSender } from './send.ts';
import { openOutboxStore } from './store.ts';
import {
  type ClaimedOutcome,
  claimOutcomes,
  retryItem,
  type Settlement,
  settleSubmission,
} from './transitions.ts';

/** The outbox as the page uses it; the worker only drains it. */
export interface Outbox {
  /** Rejects when the device keeps nothing, or as many as it may. */
  readonly add: (body: OutboxBody) => Promise<void>;
  readonly drain: (options?: DrainOptions) => Promise<DrainReport>;
  /** Looks without sending. */
  readonly peek: () => Promise<OutboxSummary>;
  readonly settle: (id: string) => Promise<Settlement>;
  readonly claim: () => Promise<readonly ClaimedOutcome[]>;
  /** Everything stored, receipts included. */
  readonly list: () => Promise<readonly OutboxItem[]>;
  /** Takes an item off the device; one that was sent at the last moment is announced instead. */
  readonly remove: (id: string) => Promise<void>;
  /** Takes off what came into the store after its visitor had been told the end of it. */
  readonly forget: (id: string) => Promise<void>;
  /** Has a refused item wait again. */
  readonly retry: (id: string) => Promise<void>;
  /** Past the store, for a device that cannot keep anything. */
  readonly send: SendEmail;
}

export function openOutbox(): Outbox {
  const deps = outboxDeps();
  const { lock, send, store } = deps;
  const change = async (id: string, rule: (item: OutboxItem) => OutboxItem | null) => {
    await store.change(id, rule);
    announceOutboxChange();
  };
  return {
    async add(body) {
      if (isOutboxFull(await store.list())) throw new Error('The outbox is full');
      await store.add(newOutboxItem(body, Date.now()));
    },
    drain: (options) => drainOutbox(deps, options),
    peek: async () => summariseOutbox(await store.list()),
    async settle(id) {
      const settlement = await settleSubmission(store, id);
      if (settlement === 'queued' || settlement === 'delayed') announceOutboxChange();
      return settlement;
    },
    claim: () => claimOutcomes(store, Date.now()),
    list: () => store.list(),
    async remove(id) {
      const take = () => change(id, (item) => (item.state === 'sent' ? item : null));
      // Not while it is on its way: what has been sent cannot be taken back.
      const { status } = await lock(true, take);
      if (status === 'busy') await take();
    },
    forget: (id) => change(id, () => null),
    retry: (id) => change(id, retryItem),
    send,
  };
}

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
