import { type CallAnswer, type Verdict, classifyAnswer } from './send.ts';
import { expireOutbox, recordAnswer } from './transitions.ts';
import {
  type DueOptions,
  hurried,
  isDue,
  type OutboxSummary,
  summariseOutbox,
} from './schedule.ts';
import type { OutboxBody, OutboxItem } from './item.ts';
import type { IsWanted, OutboxLock } from './lock.ts';
import type { OutboxStore } from './store.ts';

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

/** Its figures are about all that is stored; after a round for one item, about that one. */
export interface DrainReport extends OutboxSummary {
  readonly results: readonly { readonly id: string; readonly outcome: Verdict }[];
}

type Result = DrainReport['results'][number];

/**
 * One round over the stored items, in page or worker, never two at once. An item is sent once per
 * round, an HTTP answer concerns that item only, a call without an answer ends the round. Whoever
 * waits for one item is let in after each call; such a round neither reads nor counts the others.
 */
export async function drainOutbox(
  deps: DrainDeps,
  options: DrainOptions = {},
): Promise<DrainReport> {
  const { only } = options;
  const round: Round = { options, left: null, results: [] };
  const wait = options.wait === true || only !== undefined;
  let isOurTurn = await takeTurn(deps, round, wait);
  while (isOurTurn && round.left && round.left.length > 0)
    isOurTurn = await takeTurn(deps, round, true);
  return { results: round.results, ...summariseOutbox(await listItems(deps.store, only)) };
}

interface Round {
  readonly options: DrainOptions;
  /** What it has still to look at; null before it has begun. */
  left: OutboxItem[] | null;
  readonly results: Result[];
}

/** False while another round is at work. */
async function takeTurn(deps: DrainDeps, round: Round, wait: boolean): Promise<boolean> {
  const turn = await deps.lock(wait, async (isWanted) => {
    round.left ??= [...(await listItems(deps.store, round.options.only))];
    await sendSome(deps, round, round.left, isWanted);
    if (round.left.length === 0) await expire(deps, round);
  });
  return turn.status === 'done';
}

async function sendSome(
  deps: DrainDeps,
  { options, results }: Round,
  left: OutboxItem[],
  isWanted: IsWanted,
): Promise<void> {
  for (let item = left.shift(); item; item = left.shift()) {
    const { id } = item;
    const body = await startAttempt(deps, item, options);
    if (!body) continue;
    const answer = await deps.send(body);
    const outcome = classifyAnswer(answer, id);
    await keepAnswer(deps, id, answer, outcome);
    results.push({ id, outcome });
    deps.announce();
    if (answer.status === null) left.length = 0;
    if (await isWanted()) return;
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
  // Most of what is stored is not due, and then nothing is to be written.
  if (note(listed) === listed) return null;
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
