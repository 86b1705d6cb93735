import { workerContainer } from '#platform/worker/worker-control.ts';
import { workerRequest } from '#shared/worker-messages.ts';
import { shownPath } from './show-document.ts';

const storyPath = /^\/stories\/\d+$/;

/** Has the worker keep each story that is opened here, the first one too. Returns a cleanup function. */
export function keepOpenedStories(): () => void {
  const keep = async (): Promise<void> => {
    const paths = [shownPath()].filter((path) => storyPath.test(path));
    const registration = paths.length > 0 ? await workerContainer()?.ready : undefined;
    registration?.active?.postMessage(workerRequest({ type: 'KEEP_STORIES', paths }));
  };
  void keep();
  addEventListener('page-shown', keep);
  return () => removeEventListener('page-shown', keep);
}
