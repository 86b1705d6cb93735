import { classifyResponse, type SendOutcome, type SendResponse } from './send.ts';
import { applyResponse, beginAttempt, expireOutbox } from './transitions.ts';
import {
  type DueOptions,
  isDue,
  type OutboxSummary,
  summariseOutbox,
  withoutBackoff,
} from './schedule.ts';
import { isOrphaned, type OutboxBody, type OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

export interface DrainDeps {
  readonly store: OutboxStore;
  readonly lock: OutboxLock;
  readonly send: (body: OutboxBody) => Promise<SendResponse>;
  readonly now: () => number;
  readonly random: () => number;
  /** Tells every page that the stored items changed. */
  readonly announce: () => void;
}

export interface DrainOptions extends DueOptions {
  /** Waits for another round to end instead of leaving the work to it. */
  readonly wait?: boolean;
}

/** Summarises everything that is stored; after a round for one item, that item alone. */
export interface DrainReport extends OutboxSummary {
  readonly results: readonly { readonly id: string; readonly outcome: SendOutcome }[];
}

/**
 * Drains the outbox once, in page or worker, under a lock where the browser has Web Locks. Each item is sent at most
 * once per round. An HTTP status concerns its item only; a call without a response ends the round.
 * After each call, the lock is released to a context that waits for it.
 */
export async function drainOutbox(
  deps: DrainDeps,
  options: DrainOptions = {},
): Promise<DrainReport> {
  const { only } = options;
  const round: Round = { options, queue: null, results: [] };
  const wait = options.wait === true || only !== undefined;
  let hasLock = await runLocked(deps, round, wait);
  while (hasLock && round.queue && round.queue.length > 0)
    hasLock = await runLocked(deps, round, true);
  const items = await listItems(deps.store, only);
  return { results: round.results, ...summariseOutbox(items, deps.now()) };
}

interface Round {
  readonly options: DrainOptions;
  /** Items not yet looked at; null before the round has read them. */
  queue: OutboxItem[] | null;
  readonly results: DrainReport['results'][number][];
}

/** Sends items under the lock until another context wants it. Returns false if it was taken. */
async function runLocked(deps: DrainDeps, round: Round, wait: boolean): Promise<boolean> {
  return deps.lock(wait, async (hasWaiters) => {
    round.queue ??= [...(await listItems(deps.store, round.options.only))];
    await sendItems(deps, round, round.queue, hasWaiters);
    if (round.queue.length === 0) await expire(deps, round);
  });
}

async function sendItems(
  deps: DrainDeps,
  { options, results }: Round,
  queue: OutboxItem[],
  hasWaiters: HasWaiters,
): Promise<void> {
  for (let item = queue.shift(); item; item = queue.shift()) {
    const { id } = item;
    const body = await startAttempt(deps, item, options);
    if (!body) continue;
    const response = await deps.send(body);
    // Only a round for one item may come from the form, where a visitor can correct what is refused.
    const mayBeAtForm = options.only === id;
    results.push({ id, outcome: await saveResponse(deps, item, response, mayBeAtForm) });
    deps.announce();
    if (response.status === null) queue.length = 0;
    if (await hasWaiters()) return;
  }
}

async function expire(deps: DrainDeps, { options, results }: Round): Promise<void> {
  if (options.only !== undefined) return;
  const tried = new Set(results.map(({ id }) => id));
  if (await expireOutbox(deps.store, deps.now(), tried)) deps.announce();
}

async function listItems(
  store: OutboxStore,
  only: string | undefined,
): Promise<readonly OutboxItem[]> {
  if (only === undefined) return store.list();
  const item = await store.find(only);
  return item ? [item] : [];
}

/**
 * Stores the count of attempts before the attempt, so that a killed browser does not lose it, and
 * returns the body to send; null when the item is not due. If the disk is full, a flush sends
 * without the count; the timer does not, because it would send again and again.
 */
async function startAttempt(
  deps: DrainDeps,
  listed: OutboxItem,
  options: DrainOptions,
): Promise<OutboxBody | null> {
  const now = deps.now();
  const isFlush = options.force === true || options.only !== undefined;
  const rule = (item: OutboxItem) => {
    if (isDue(item, now, options)) return beginAttempt(item, now);
    return isFlush ? withoutBackoff(item) : item;
  };
  // Most items are not due, and then nothing is written.
  if (rule(listed) === listed) return null;
  const item = await deps.store.change(listed.id, rule).catch((error: unknown) => {
    if (!isFlush) throw error;
    return listed;
  });
  if (!item) return null;
  if (isDue(item, now, options)) return item.body;
  // The item becomes due earlier now, and pages set their timers to that time.
  if (rule(item) !== item) deps.announce();
  return null;
}

/**
 * Stores the outcome and returns it. On a full disk the item stays as it was, or is deleted if it was
 * sent.
 */
async function saveResponse(
  deps: DrainDeps,
  listed: OutboxItem,
  response: SendResponse,
  mayBeAtForm: boolean,
): Promise<SendOutcome> {
  const { id } = listed;
  const now = deps.now();
  const classify = (item: OutboxItem) =>
    classifyResponse(response, id, !mayBeAtForm || isOrphaned(item, now));
  const outcome = classify(listed);
  const rule = (item: OutboxItem) =>
    applyResponse(item, response, classify(item), now, deps.random);
  await deps.store.change(id, rule).catch(async () => {
    if (outcome === 'sent') await deps.store.change(id, () => null);
  });
  return outcome;
}

/** Returns whether another context waits for the lock; a long round then releases it. */
type HasWaiters = () => Promise<boolean>;

/**
 * Runs the work in one tab or worker at a time. Returns whether it ran: without `wait`, it does not while
 * another runs.
 */
type OutboxLock = (
  wait: boolean,
  work: (hasWaiters: HasWaiters) => Promise<void>,
) => Promise<boolean>;

const name = 'outbox';

/** A holder passes the lock on after each call, which times out after 10 s. One that does not is in a suspended tab. */
const maxWaitMs = 30_000;

/**
 * Creates the lock from the browser's Web Locks. A browser without them (Safari before 15.4, plain http)
 * works without a lock. So does a round that was refused the lock, as in some private windows, or has waited
 * too long; the mail function removes the duplicates.
 */
export function createOutboxLock(locks: LockManager | undefined): OutboxLock {
  const withoutLock: OutboxLock = async (_wait, work) => {
    await work(async () => false);
    return true;
  };
  if (!locks) return withoutLock;
  const hasWaiters = async () => {
    const { pending = [] } = await locks.query();
    return pending.some((request) => request.name === name);
  };
  return async (wait, work) => {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), maxWaitMs);
    const options = wait ? { signal: waiting.signal } : { ifAvailable: true };
    let isAnswered = false;
    try {
      return await locks.request(name, options, async (lock) => {
        isAnswered = true;
        clearTimeout(timer);
        if (lock) await work(hasWaiters);
        return lock !== null;
      });
    } catch (error) {
      if (isAnswered) throw error;
      clearTimeout(timer);
      return withoutLock(wait, work);
    }
  };
}
