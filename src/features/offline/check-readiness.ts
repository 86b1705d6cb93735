import { askWorker } from '#platform/worker/worker-client.ts';
import { followProgress } from './follow-progress.ts';
import { beginCheck, endCheck } from './offline-store.ts';

/** Pictures on a slow school line; an interrupted tour goes on at the next start. */
const longestTour = 240_000;
const longestCheck = 60_000;

let running: Promise<void> | undefined;

/**
 * Has the worker fetch the pictures, look into its caches and repair them; keeps what it found.
 * Whoever asks while it runs waits for the same answer.
 */
export function checkReadiness(): Promise<void> {
  running ??= check().finally(() => {
    running = undefined;
  });
  return running;
}

async function check(): Promise<void> {
  beginCheck();
  void followProgress();
  await askWorker('WARM', longestTour);
  endCheck(await askWorker('VERIFY', longestCheck), Date.now());
}
