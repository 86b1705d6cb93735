import { isVisible } from '#platform/wake-ups.ts';
import { subscribeToOutbox } from '#outbox/channel.ts';
import { notify } from '#ui/toast/notify.ts';
import { loadOutbox } from './load-outbox.ts';
import { type OutboxRounds, createOutboxRounds } from './outbox-rounds.ts';
import { outcomeToast } from './outcome-toast.ts';

/** This page's rounds, which also look whenever another tab or the worker changed something. */
export function openRounds(): OutboxRounds {
  const rounds = createOutboxRounds({
    loadOutbox,
    isVisible,
    tell: (status) => notify(outcomeToast({ status })),
  });
  const undo = subscribeToOutbox(rounds.look);
  return {
    ...rounds,
    stop() {
      undo();
      rounds.stop();
    },
  };
}
