import { isOnline, probeNetwork, type ProbeOutcome } from './network-status.ts';

/** One look is good for this many milliseconds. */
export const freshMs = 2000;
/** A press this many milliseconds after one that was held is meant, not a double click. */
export const insistMs = 1000;
const probeTimeoutMs = 5000;

interface PressReachability {
  /** Looks whether the network is really there; `now` in milliseconds. */
  probe(now: number): Promise<void>;
  /** Whether what is pressed `now` would get to its href, as far as we know. */
  isReachable(now: number, href: string): boolean;
}

/**
 * The browser's "offline" is believed. Its "online" is only a hint, so the network is tried before
 * the press. A failed try holds the first press only: our server may be down while the other one is
 * not, and a visitor who insists knows better.
 */
export function createPressReachability(
  isDeviceOnline = isOnline,
  sendProbe: () => Promise<ProbeOutcome> = () => probeNetwork(probeTimeoutMs),
): PressReachability {
  let isUnreachable = false;
  let probedAt = -Infinity;
  let held: { readonly href: string; readonly at: number } | undefined;
  return {
    async probe(now) {
      if (now - probedAt < freshMs || !isDeviceOnline()) return;
      probedAt = now;
      const { status } = await sendProbe();
      isUnreachable = status === 'unreachable';
      if (!isUnreachable) held = undefined;
    },
    isReachable(now, href) {
      if (!isDeviceOnline()) return false;
      if (!isUnreachable) return true;
      if (held?.href === href) return now - held.at >= insistMs;
      held = { href, at: now };
      return false;
    },
  };
}

/** For links that lead to other sites. */
export const pressReachability = createPressReachability();

/** What comes before a press: a mouse, a finger, or the keyboard's focus. */
export const intentEvents = ['pointerover', 'pointerdown', 'focusin'];
