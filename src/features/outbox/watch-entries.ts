import { subscribeToWakeUps } from '#platform/wake-ups.ts';
import { subscribeToOutbox } from '#outbox/channel.ts';
import { readEntries } from './entries-store.ts';

/** Keeps the page's view of the outbox in step with every other page and the worker. */
export function watchEntries(): () => void {
  const read = () => void readEntries();
  const undoOutbox = subscribeToOutbox(read);
  const undoWakeUps = subscribeToWakeUps(read);
  read();
  return () => {
    undoOutbox();
    undoWakeUps();
  };
}
