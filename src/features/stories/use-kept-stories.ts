import { useEffect, useState } from 'react';
import { onNetworkReturn, subscribeToNetworkStatus } from '#platform/network/network-status.ts';
import { askWorker } from '#platform/worker/worker-client.ts';
import { keptStoriesEvent, type StoryReport, type StoryRequest } from '#shared/story-keeping.ts';

const answerTimeoutMs = 5_000;
/** Milliseconds between two status requests during a download. */
const pollMs = 1_000;

interface KeptStories {
  /** Null until a worker that keeps stories has answered. */
  readonly report: StoryReport | null;
  readonly ask: (request: StoryRequest) => void;
}

/** Follows which stories the worker keeps, and resumes a download when the network is back. */
export function useKeptStories(): KeptStories {
  const [report, setReport] = useState<StoryReport | null>(null);

  async function ask(request: StoryRequest | 'GET_STATUS' | 'REPAIR'): Promise<void> {
    const answer = await askWorker(request, answerTimeoutMs);
    // No answer from a busy or stopped worker: a new object makes the effects ask again.
    if (!answer?.stories) return setReport((last) => last && { ...last });
    setReport(answer.stories);
    // Other instances of this hook on the page ask for the new status, too.
    if (request !== 'GET_STATUS') dispatchEvent(new Event(keptStoriesEvent));
  }

  useEffect(() => {
    const refresh = () => void ask('GET_STATUS');
    const unsubscribe = subscribeToNetworkStatus(refresh);
    for (const type of [keptStoriesEvent, 'focus']) addEventListener(type, refresh);
    refresh();
    return () => {
      unsubscribe();
      for (const type of [keptStoriesEvent, 'focus']) removeEventListener(type, refresh);
    };
  }, []);
  useEffect(() => {
    const { failure, isOutdated, isPaused } = report ?? {};
    const isWaiting = failure === 'offline' || failure === 'blocked' || isOutdated;
    if (!isWaiting || isPaused) return;
    return onNetworkReturn(() => void ask('REPAIR'));
  }, [report]);
  useEffect(() => {
    if (!report?.isRunning) return;
    const timer = setTimeout(() => void ask('GET_STATUS'), pollMs);
    return () => clearTimeout(timer);
  }, [report]);
  return { report, ask: (request) => void ask(request) };
}
