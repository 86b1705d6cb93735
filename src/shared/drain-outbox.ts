import type { CallAnswer, Verdict } from './classify-answer.ts';
import { classifyAnswer } from './classify-answer.ts';
import { expireOutbox } from './expire-outbox.ts';
import type { DueOptions } from './outbox-due.ts';
import { isDue } from './outbox-due.ts';
import type { OutboxBody } from './outbox-item.ts';
import type { OutboxLock } from './outbox-lock.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { OutboxSummary } from './outbox-summary.ts';
import { summariseOutbox } from './outbox-summary.ts';
import { recordAnswer } from './record-answer.ts';

export interface DrainDeps {
  readonly store: OutboxStore;
  readonly lock: OutboxLock;
  readonly send: (body: OutboxBody) => Promise<CallAnswer>;
  readonly now: () => number;
  readonly random: () => number;
  /** Tells every page that the stored items changed. */
  readonly announce: () => void;
}

export interface DrainOptions extends DueOptions {
  /** Wait for another round to end instead of leaving the work to it. */
  readonly wait?: boolean;
}

export interface DrainReport extends OutboxSummary {
  readonly results: readonly { readonly id: string; readonly outcome: Verdict }[];
}

/**
 * One round over the stored items, in page or worker, never two at once. An item is sent once per
 * round, an HTTP answer concerns that item only, a call without an answer ends the round.
 */
export async function drainOutbox(
  deps: DrainDeps,
  options: DrainOptions = {},
): Promise<DrainReport> {
  const wait = options.wait === true || options.only !== undefined;
  const round = await deps.lock(wait, () => runRound(deps, options));
  const results = round.status === 'done' ? round.value : [];
  return { results, ...summariseOutbox(await deps.store.list()) };
}

async function runRound(deps: DrainDeps, options: DrainOptions): Promise<DrainReport['results']> {
  const results: { id: string; outcome: Verdict }[] = [];
  for (const { id } of await deps.store.list()) {
    const body = await startAttempt(deps, id, options);
    if (!body) continue;
    const answer = await deps.send(body);
    await deps.store.change(id, (item) => recordAnswer(item, answer, deps.now(), deps.random));
    results.push({ id, outcome: classifyAnswer(answer, id) });
    deps.announce();
    if (answer.status === null) break;
  }
  // Last, so that even the oldest had one more attempt.
  if (await expireOutbox(deps.store, deps.now())) deps.announce();
  return results;
}

/** Counts the attempt before it is made, so that a killed browser does not forget it. */
async function startAttempt(
  deps: DrainDeps,
  id: string,
  options: DrainOptions,
): Promise<OutboxBody | null> {
  const now = deps.now();
  const item = await deps.store.change(id, (current) =>
    isDue(current, now, options)
      ? { ...current, attempts: current.attempts + 1, triedAt: now }
      : current,
  );
  return item && isDue(item, now, options) ? item.body : null;
}
