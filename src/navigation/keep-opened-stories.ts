import { workerContainer } from '#platform/worker/worker-control.ts';
import { workerRequest } from '#shared/worker-messages.ts';
import { shownPath } from './show-document.ts';

/** Asks the worker to keep each story that is opened here, including the first document. */
export function keepOpenedStories(): void {
  void keepShown();
  addEventListener('page-shown', keepShown);
}

async function keepShown(): Promise<void> {
  const path = shownPath();
  if (!path.startsWith('/stories/')) return;
  const registration = await workerContainer()?.ready;
  registration?.active?.postMessage(workerRequest({ type: 'KEEP_STORIES', paths: [path] }));
}
