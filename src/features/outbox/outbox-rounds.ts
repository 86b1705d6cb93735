import { siteCopy } from '#content/copy/parts/site.ts';
import { outcomeToasts } from '#content/toasts.ts';
import { subscribeToOutbox } from '#outbox/channel.ts';
import { loadOutbox, mayHoldItems } from '#outbox/load-outbox.ts';
import type { DrainOptions } from '#outbox/drain.ts';
import type { Outbox } from '#outbox/outbox.ts';
import { isVisible, onPageResume } from '#platform/page-resume.ts';
import { notify } from '#ui/toast/notify.ts';
import { readEntriesIfAny } from './entries.ts';

/**
 * Sends what is waiting: at the start, when the page resumes, and when an item becomes due. Shows outcomes
 * when another tab or the worker changes an item. Lasts as long as the page.
 */
export function startOutbox(): void {
  const rounds = createOutboxRounds({
    loadOutbox,
    mayHoldItems,
    isVisible,
    readEntries: readEntriesIfAny,
    show: (state) => notify({ ...outcomeToasts[state], dismiss: siteCopy.dismissToast }),
  });
  subscribeToOutbox(rounds.refresh);
  onPageResume(rounds.flush);
  rounds.flush();
}

interface OutboxRoundsDeps {
  readonly loadOutbox: () => Promise<Outbox>;
  readonly mayHoldItems: () => Promise<boolean>;
  readonly isVisible: () => boolean;
  readonly readEntries: () => Promise<void>;
  readonly show: (state: 'sent' | 'refused') => void;
}

interface OutboxRounds {
  /** Sends everything that the server allows, because the visitor or the network is back. */
  readonly flush: () => void;
  /** Shows outcomes and sets the timer again, because the stored items changed. */
  readonly refresh: () => void;
}

const minPauseMs = 1_000;
/** Timers cannot be longer than 24 days, and long ones are unreliable on devices that sleep. */
const maxPauseMs = 900_000;
const pauseAfterFailureMs = 60_000;

/**
 * Creates the timer and actions of a page's outbox. Nothing here throws: an unreadable outbox shows nothing,
 * and is read again after a minute.
 */
export function createOutboxRounds(deps: OutboxRoundsDeps): OutboxRounds {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(options: DrainOptions | null): Promise<void> {
    try {
      if (!(await deps.mayHoldItems())) return;
      const outbox = await deps.loadOutbox();
      await showOutcomes(outbox);
      const summary = await (options ? outbox.drain(options) : outbox.peek());
      setClock(summary.nextDueAt);
      if (options) await showOutcomes(outbox);
    } catch {
      // Storage is denied, full or interrupted, or the code did not load. An earlier timer still counts.
      if (timer === undefined) setClock(Date.now() + pauseAfterFailureMs);
    }
  }

  /** Shows a toast for each outcome, but not in a hidden tab, where nobody would see it. */
  async function showOutcomes(outbox: Outbox): Promise<void> {
    if (!deps.isVisible()) return;
    for (const { state } of await outbox.takeOutcomes()) deps.show(state);
  }

  function setClock(nextDueAt: number | null): void {
    clearTimeout(timer);
    timer = undefined;
    if (nextDueAt === null) return;
    const pause = Math.max(nextDueAt - Date.now(), minPauseMs);
    const onDue = () => {
      timer = undefined;
      // An item is listed once the page that wrote it no longer reports its outcome.
      void run({}).then(deps.readEntries);
    };
    timer = setTimeout(onDue, Math.min(pause, maxPauseMs));
  }

  return {
    flush: () => void run({ force: true }),
    refresh: () => void run(null),
  };
}
