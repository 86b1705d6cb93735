import { isOnline, probeNetwork, type ProbeOutcome } from './network-status.ts';

/** One look is good for this many milliseconds. */
export const freshMs = 2000;
/** A press this many milliseconds after one that was held is meant, not a double click. */
export const insistMs = 1000;
const longestProbe = 5000;

interface ReachAtPress {
  /** Looks whether the network is really there; `now` in milliseconds. */
  look(now: number): Promise<void>;
  /** Whether what is pressed `now` would get to its goal, as far as we know. */
  isReachable(now: number, goal: string): boolean;
}

/**
 * What the browser says of the network is only a hint, either way, so the network is tried before the
 * press. "Offline" and a failed try hold the first press only: our server may be down while the other one
 * is not, and a visitor who insists knows better.
 */
export function createReachAtPress(
  isDeviceOnline = isOnline,
  probe: () => Promise<ProbeOutcome> = () => probeNetwork(longestProbe),
): ReachAtPress {
  let isUnreachable = false;
  let lookedAt = -Infinity;
  let held: { readonly goal: string; readonly at: number } | undefined;
  return {
    async look(now) {
      if (now - lookedAt < freshMs) return;
      lookedAt = now;
      const { status } = await probe();
      isUnreachable = status === 'unreachable';
      if (!isUnreachable) held = undefined;
    },
    isReachable(now, goal) {
      if (isDeviceOnline() && !isUnreachable) return true;
      if (held?.goal === goal) return now - held.at >= insistMs;
      held = { goal, at: now };
      return false;
    },
  };
}

/** For links that lead to other sites. */
export const reachAtPress = createReachAtPress();

/** What comes before a press: a mouse, a finger, or the keyboard's focus. */
export const intentEvents = ['pointerover', 'pointerdown', 'focusin'];
