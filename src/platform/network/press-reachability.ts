import { isOnline, probeNetwork, type ProbeOutcome } from './network-status.ts';

/** Milliseconds for which a probe's result is used. */
export const freshMs = 2000;
/** Milliseconds after a refused press from which another is a decision and no double click. */
export const insistMs = 1000;
/** Milliseconds after a refused press from which another is refused again. */
export const forgetPressMs = 60_000;
const probeTimeoutMs = 5000;

interface PressReachability {
  /** Checks whether the network is available, or awaits a check begun just now; `now` is in milliseconds. */
  probe(now: number): Promise<void>;
  /** Returns false if a press at `now` would probably fail. */
  isReachable(now: number, href: string): boolean;
  /** Drops the result of the last probe. */
  forget(): void;
}

/**
 * Creates a check that runs before a press is followed. The browser's online status is only a hint,
 * either way, so the network is probed. "Offline" and a failed probe refuse the first press only:
 * our server may be down while the linked one is not, and a visitor who presses again knows better.
 */
export function createPressReachability(
  isDeviceOnline = isOnline,
  sendProbe: () => Promise<ProbeOutcome> = () => probeNetwork(probeTimeoutMs),
): PressReachability {
  let isUnreachable = false;
  let probedAt = -Infinity;
  let probing: Promise<void> | undefined;
  let probes = 0;
  let held: { readonly href: string; readonly at: number } | undefined;
  return {
    probe(now) {
      if (probing && now - probedAt < freshMs) return probing;
      probedAt = now;
      const number = ++probes;
      return (probing = sendProbe().then(({ status }) => {
        // An older probe may end after a newer one.
        if (number !== probes) return;
        // A timeout counts as unreachable, because the press would wait for minutes.
        isUnreachable = status !== 'reached';
        if (!isUnreachable) held = undefined;
      }));
    },
    isReachable(now, href) {
      if (isDeviceOnline() && !isUnreachable) return true;
      if (held?.href === href && now - held.at < forgetPressMs) return now - held.at >= insistMs;
      held = { href, at: now };
      return false;
    },
    forget() {
      isUnreachable = false;
      probedAt = -Infinity;
      probes += 1;
    },
  };
}

/** Shared check for links to other sites. */
export const pressReachability = createPressReachability();

/** Events that precede a press: hover, touch, or keyboard focus. */
export const intentEvents = ['pointerover', 'pointerdown', 'focusin'];
