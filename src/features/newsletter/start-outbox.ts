import { isVisible, subscribeToWakeUps } from '#platform/wake-ups.ts';
import { tellWorker } from '#platform/worker-client.ts';
import { notify } from '#ui/notify.ts';
import { subscribeToOutbox } from '#shared/outbox-channel.ts';
import { loadOutbox } from './load-outbox.ts';
import { outcomeToast } from './outcome-toast.ts';
import { createOutboxRounds } from './outbox-rounds.ts';

/** Sends what waits: at start, on every return of visitor or network, and when an item becomes due. */
export function startOutbox(): () => void {
  const rounds = createOutboxRounds({
    loadOutbox,
    isVisible,
    askWorker: () => void tellWorker('DRAIN'),
    tell: (state) => notify(outcomeToast(state)),
  });
  const undo = [subscribeToWakeUps(rounds.nudge), subscribeToOutbox(rounds.look)];
  rounds.nudge();
  return () => {
    rounds.stop();
    for (const stop of undo) stop();
  };
}
