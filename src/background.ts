import { watchDraws } from '#features/clock/show-closed-draws.ts';
import { followRefusal } from '#features/offline/follow-refusal.ts';
import { watchWorker } from '#features/offline/watch-worker.ts';
import { startOutbox } from '#features/outbox/outbox-rounds.ts';
import { startStatus } from '#frame/status/start-status.ts';
import { keepOpenedStories } from '#navigation/keep-opened-stories.ts';
import { prefetchDocuments } from '#navigation/prefetch-documents.ts';

/** Starts the work that no document has to wait for. */
export function startBackground(): void {
  startStatus();
  followRefusal();
  watchWorker();
  startOutbox();
  prefetchDocuments();
  keepOpenedStories();
  watchDraws();
}
