import { useSyncExternalStore } from 'react';

const length = 30_000;

/**
 * The time in milliseconds since 1970 at which this half minute began: fine enough for ages. 0 on
 * prerendered pages.
 */
export function useHalfMinute(): number {
  return useSyncExternalStore(subscribe, halfMinute, () => 0);
}

function halfMinute(): number {
  return Math.floor(Date.now() / length) * length;
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, length);
  return () => clearInterval(timer);
}
