import type { ProbeOutcome } from '#platform/probe-network.ts';

/** One look is good for this many milliseconds. */
export const freshMs = 15_000;
/** A press this many milliseconds after one that was held is meant, not a double click. */
export const insistMs = 1000;

export interface ReachWatch {
  /** Looks whether the network is really there; `now` in milliseconds. */
  look(now: number): Promise<void>;
  /** Whether a post pressed `now` would arrive, as far as we know. */
  isReachable(now: number): boolean;
}

/**
 * The browser's "offline" is believed. Its "online" is only a hint, so the network is tried while
 * the visitor fills in the form. A failed try holds the first press only: our server may be down
 * while the provider's is not, and a visitor who insists knows better.
 */
export function createReachWatch(
  isOnline: () => boolean,
  probe: () => Promise<ProbeOutcome>,
): ReachWatch {
  let isUnreachable = false;
  let lookedAt = -Infinity;
  let heldAt = Infinity;
  return {
    async look(now) {
      if (now - lookedAt < freshMs || !isOnline()) return;
      lookedAt = now;
      const { status } = await probe();
      isUnreachable = status === 'unreachable';
      heldAt = Infinity;
    },
    isReachable(now) {
      if (!isOnline()) return false;
      if (!isUnreachable || now - heldAt >= insistMs) return true;
      heldAt = Math.min(heldAt, now);
      return false;
    },
  };
}
