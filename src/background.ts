import { watchWorker } from '#features/offline/watch-worker.ts';
import { startOutbox } from '#features/outbox/outbox-rounds.ts';

/** The worker and the outbox, which every page starts when it is there, and no page waits for. */
export function startBackground(): () => void {
  const undo = [watchWorker(), startOutbox()];
  return () => undo.forEach((stop) => stop());
}
