let joining = false;

/** Whether React is joining the page that the build has drawn: what stands there need not be fetched. */
export function isJoining(): boolean {
  return joining;
}

export function setJoining(now: boolean): void {
  joining = now;
}

/**
 * Options of a route that has still parts (`ui/layout/still.tsx`): they come with the page to those who
 * open it from another one, and not at all where the build has drawn them.
 */
export function lateParts<Parts>(load: () => Promise<Parts>) {
  return {
    loader: async () => (isJoining() ? undefined : await load()),
    onLeave: () => fetchForReturn(load),
    ...afresh,
  };
}

/** Whoever goes back finds the page, also when the network is gone by then; the page that is opened comes first. */
export function fetchForReturn(load: () => Promise<unknown>): void {
  // What does not come now is asked for again on the way back.
  const fetch = () => load().catch(() => undefined);
  (globalThis.requestIdleCallback ?? setTimeout)(fetch, { timeout: 1_000 });
}

/** Whoever comes back to a page that was joined without its parts needs them. */
export const afresh = { staleTime: Infinity, gcTime: 0 } as const;
