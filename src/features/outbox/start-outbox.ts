import { subscribeToWakeUps } from '#platform/wake-ups.ts';
import type { OutboxRounds } from './outbox-rounds.ts';

/** Sends what waits: at start, on every return of visitor or network, and when an item becomes due. */
export function startOutbox(): () => void {
  let opening: Promise<OutboxRounds> | undefined;
  const open = () =>
    (opening ??= import('./outbox-rounds.ts').then(({ openRounds }) => openRounds()));
  const nudge = () => {
    open().then(
      (rounds) => rounds.nudge(),
      // The code did not load: the next wake-up tries again.
      () => (opening = undefined),
    );
  };
  const undo = subscribeToWakeUps(nudge);
  nudge();
  return () => {
    undo();
    opening?.then(
      (rounds) => rounds.stop(),
      () => undefined,
    );
  };
}
