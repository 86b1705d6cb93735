import { watchWorker } from '#features/offline/watch-worker.ts';
import { fetchAhead, type PageTeller } from '#features/page-change/fetch-ahead.ts';
import type { PageCode } from '#features/page-change/page-code.ts';
import { startOutbox } from '#features/outbox/outbox-rounds.ts';
import { startSigns } from '#sections/site/signs/start-signs.ts';

/** The signs, the worker and the outbox, which every page starts when it is there, and no page waits for. */
export function startBackground(router: PageTeller, pages: PageCode): () => void {
  const undo = [startSigns(), watchWorker(), startOutbox(), fetchAhead(router, pages)];
  return () => undo.forEach((stop) => stop());
}
