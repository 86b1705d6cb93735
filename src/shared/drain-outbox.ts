import type { CallAnswer, Verdict } from './classify-answer.ts';
import { classifyAnswer } from './classify-answer.ts';
import { expireOutbox } from './expire-outbox.ts';
import type { DueOptions } from './outbox-due.ts';
import { hurried, isDue } from './outbox-due.ts';
import type { OutboxBody, OutboxItem } from './outbox-item.ts';
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
  for (const item of await deps.store.list()) {
    const { id } = item;
    if (options.only !== undefined && id !== options.only) continue;
    const body = await startAttempt(deps, item, options);
    if (!body) continue;
    const answer = await deps.send(body);
    const outcome = classifyAnswer(answer, id);
    await keepAnswer(deps, id, answer, outcome);
    results.push({ id, outcome });
    deps.announce();
    if (answer.status === null) break;
  }
  const tried = new Set(results.map(({ id }) => id));
  if (await expireOutbox(deps.store, deps.now(), tried)) deps.announce();
  return results;
}

/**
 * Counts the attempt before it is made, so that a killed browser does not forget it. A full disk
 * takes no such note: who asks for an attempt has it all the same, the clock, which would ask again
 * and again, has not.
 */
async function startAttempt(
  deps: DrainDeps,
  listed: OutboxItem,
  options: DrainOptions,
): Promise<OutboxBody | null> {
  const now = deps.now();
  const isAsked = options.force === true || options.only !== undefined;
  const note = (item: OutboxItem) => {
    if (isDue(item, now, options)) return { ...item, attempts: item.attempts + 1, triedAt: now };
    return isAsked ? hurried(item) : item;
  };
  const item = await deps.store.change(listed.id, note).catch((error: unknown) => {
    if (!isAsked) throw error;
    return listed;
  });
  if (!item) return null;
  if (isDue(item, now, options)) return item.body;
  // Pages set their clocks to it.
  if (note(item) !== item) deps.announce();
  return null;
}

/** What a full disk cannot note down stays as it was; only what was sent is then taken out. */
async function keepAnswer(
  deps: DrainDeps,
  id: string,
  answer: CallAnswer,
  outcome: Verdict,
): Promise<void> {
  const record = (item: OutboxItem) => recordAnswer(item, answer, deps.now(), deps.random);
  await deps.store.change(id, record).catch(async () => {
    if (outcome === 'sent') await deps.store.change(id, () => null);
  });
}
