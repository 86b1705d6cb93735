import { isStorageOff } from '#shared/storage-off.ts';
import { publicConfig } from '#shared/public-config.ts';
import { announceOutboxChange } from './channel.ts';
import {
  type DrainOptions,
  type DrainReport,
  drainOutbox,
  type DrainDeps,
  createOutboxLock,
} from './drain.ts';
import {
  type OutboxBody,
  type OutboxItem,
  newOutboxItem,
  isOrphaned,
  isOutboxFull,
} from './item.ts';
import { type OutboxSummary, summariseOutbox } from './schedule.ts';
import { classifyResponse, type SendEmail, type SendResponse, createSender } from './send.ts';
import { openOutboxStore } from './store.ts';
import {
  applyResponse,
  beginAttempt,
  type Outcome,
  retryItem,
  settleSubmission,
  type SubmissionResult,
  takeUnannouncedOutcomes,
} from './transitions.ts';

/** The outbox as the page uses it; the worker only drains it. */
export interface Outbox {
  /** Rejects when the device stores nothing, its disk is full, or the outbox is. */
  readonly add: (body: OutboxBody) => Promise<void>;
  readonly drain: (options?: DrainOptions) => Promise<DrainReport>;
  /** Summarises without sending. */
  readonly peek: () => Promise<OutboxSummary>;
  readonly settle: (id: string) => Promise<SubmissionResult>;
  readonly takeOutcomes: () => Promise<readonly Outcome[]>;
  /** Lists everything stored, receipts included. */
  readonly list: () => Promise<readonly OutboxItem[]>;
  /** Deletes an item, or announces it if it was sent at the last moment. */
  readonly remove: (id: string) => Promise<void>;
  /** Deletes an item that was stored only after the visitor had been told the outcome. */
  readonly discard: (id: string) => Promise<void>;
  /** Makes a refused item wait again. */
  readonly retry: (id: string) => Promise<void>;
  /** Records the response to an attempt that failed before the item was stored. */
  readonly recordAttempt: (id: string, response: SendResponse) => Promise<void>;
  /** Sends without the store, for a device that cannot store anything. */
  readonly send: SendEmail;
}

let opened: Outbox | undefined;

/** Returns the outbox of this page, which its forms and its rounds share. */
export function pageOutbox(): Outbox {
  return (opened ??= openOutbox());
}

export function openOutbox(): Outbox {
  const deps = outboxDeps();
  const { lock, send, store } = deps;
  /** Items, by id, that this page wrote and that the function has not accepted from it. */
  const unaccepted = new Map<string, OutboxItem>();
  const change = async (id: string, rule: (item: OutboxItem) => OutboxItem | null) => {
    await store.change(id, rule);
    announceOutboxChange();
  };
  // If the database is deleted meanwhile, no round can report that the item was sent.
  const sendAndRecord = async (body: OutboxBody) => {
    const response = await send(body);
    if (classifyResponse(response, body.id) === 'sent') unaccepted.delete(body.id);
    return response;
  };
  return {
    async add(body) {
      if (isStorageOff()) throw new Error('Storing is turned off');
      if (isOutboxFull(await store.list())) throw new Error('The outbox is full');
      const item = newOutboxItem(body, Date.now());
      await store.add(item);
      unaccepted.set(body.id, item);
      // If this page is closed before it has sent the item, the timer of another page sends it.
      announceOutboxChange();
    },
    drain: (options) => drainOutbox({ ...deps, send: sendAndRecord }, options),
    peek: async () => summariseOutbox(await store.list(), Date.now()),
    async settle(id) {
      const result = await settleSubmission(store, id).catch((error: unknown) => {
        // The database was deleted, and is not created again while storing is turned off.
        if (isStorageOff()) return undefined;
        throw error;
      });
      if (result === 'queued' || result === 'delayed') announceOutboxChange();
      if (result) return result;
      // Another page takes a receipt only once the item is orphaned; any other item was deleted by the visitor.
      const item = unaccepted.get(id);
      return item && !isOrphaned(item, Date.now()) ? 'failed' : 'sent';
    },
    takeOutcomes: () => takeUnannouncedOutcomes(store, Date.now()),
    list: () => store.list(),
    async remove(id) {
      // Waits for a call in progress: a submission that was sent cannot be taken back.
      await lock(true, () => change(id, (item) => (item.state === 'sent' ? item : null)));
    },
    discard: (id) => change(id, () => null),
    retry: (id) => change(id, retryItem),
    recordAttempt: (id, response) =>
      change(id, (item) => {
        if (item.state !== 'waiting') return item;
        const now = Date.now();
        return applyResponse(beginAttempt(item, now), response, 'retry', now, Math.random);
      }),
    send,
  };
}

/** Returns the real dependencies of a round, the same in page and worker: both share the stored items. */
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
