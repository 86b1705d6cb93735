import { workerContainer } from '#platform/worker/worker-control.ts';
import { workerRequest } from '#shared/worker-messages.ts';
import { shownPath } from './show-document.ts';

/** Asks the worker to keep each story that is opened here, including the first document. */
export function keepOpenedStories(): void {
  // A reload, such as one after an update, opens no story: the visitor may have removed it since.
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry && 'type' in entry && entry.type === 'reload';
  if (!isReload || !workerContainer()?.controller) void keepShown();
  addEventListener('page-shown', keepShown);
}

async function keepShown(): Promise<void> {
  const path = shownPath();
  if (!path.startsWith('/stories/')) return;
  // Firefox rejects it where it denies storage.
  const registration = await workerContainer()?.ready.catch(() => undefined);
  registration?.active?.postMessage(workerRequest({ type: 'KEEP_STORIES', paths: [path] }));
}
