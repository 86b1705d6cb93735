import { useSyncExternalStore } from 'react';

const length = 30_000;

/** Returns the time in milliseconds since 1970, rounded down to half a minute; 0 while prerendering. */
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
