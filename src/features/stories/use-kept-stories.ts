import { useEffect, useState } from 'react';
import { onNetworkReturn, subscribeToNetworkStatus } from '#platform/network/network-status.ts';
import { askWorker } from '#platform/worker/worker-client.ts';
import type { StoryReport, StoryRequest } from '#shared/story-keeping.ts';

const longestAnswer = 5_000;
/** Milliseconds between two looks at a download. */
const pause = 1_000;

interface KeptStories {
  /** Null until a worker that keeps stories has answered. */
  readonly report: StoryReport | null;
  readonly ask: (request: StoryRequest) => void;
}

const changed = 'kept-stories';

/** Follows what the worker keeps of the stories, and lets a download go on when the network is back. */
export function useKeptStories(): KeptStories {
  const [report, setReport] = useState<StoryReport | null>(null);

  async function ask(request: StoryRequest | 'GET_STATUS' | 'REPAIR'): Promise<void> {
    const answer = await askWorker(request, longestAnswer);
    // A worker that is busy or has been stopped is asked again.
    if (!answer?.stories) return setReport((last) => last && { ...last });
    setReport(answer.stories);
    // Other parts of the page show the same.
    if (request !== 'GET_STATUS') dispatchEvent(new Event(changed));
  }

  useEffect(() => {
    const look = () => void ask('GET_STATUS');
    const unsubscribe = subscribeToNetworkStatus(look);
    for (const type of [changed, 'focus']) addEventListener(type, look);
    look();
    return () => {
      unsubscribe();
      for (const type of [changed, 'focus']) removeEventListener(type, look);
    };
  }, []);
  useEffect(() => {
    if (report?.failure !== 'offline' || report.isPaused) return;
    return onNetworkReturn(() => void ask('REPAIR'));
  }, [report]);
  useEffect(() => {
    if (!report?.isRunning) return;
    const timer = setTimeout(() => void ask('GET_STATUS'), pause);
    return () => clearTimeout(timer);
  }, [report]);
  return { report, ask: (request) => void ask(request) };
}
