import { subscribeToOutbox } from '#outbox/channel.ts';
import {
  isOnline,
  probeNetwork,
  type ProbeOutcome,
  subscribeToNetworkStatus,
} from '#platform/network/network-status.ts';
import { onPageResume } from '#platform/page-resume.ts';

const probeTimeoutMs = 10_000;

interface ReachDeps {
  readonly isOnline: () => boolean;
  readonly probe: () => Promise<ProbeOutcome>;
  /** Calls back when another probe is useful; returns a cleanup function. */
  readonly subscribe: (onNews: () => void) => () => void;
}

const browser: ReachDeps = {
  isOnline,
  probe: () => probeNetwork(probeTimeoutMs),
  // A submission that was just sent or stored says more about the network than a timer.
  subscribe(onNews) {
    const cleanups = [subscribeToNetworkStatus, onPageResume, subscribeToOutbox].map((subscribe) =>
      subscribe(onNews),
    );
    return () => cleanups.forEach((cleanup) => cleanup());
  },
};

/**
 * Reports whether the site is unreachable although the browser claims to be online: a captive portal, a
 * filter, or a server that is down. A browser that says offline is not reported, and a timeout changes
 * nothing. Returns a cleanup function.
 */
export function watchReachability(
  onChange: (isUnreachable: boolean) => void,
  deps: ReachDeps = browser,
): () => void {
  let isStopped = false;
  let isProbing = false;
  let isOutdated = false;

  async function probe(): Promise<void> {
    isOutdated = isProbing;
    if (isProbing) return;
    isProbing = true;
    const { status } = await deps.probe();
    isProbing = false;
    if (isStopped) return;
    if (!deps.isOnline()) onChange(false);
    else if (status !== 'unknown') onChange(status === 'unreachable');
    if (isOutdated) void probe();
  }

  const unsubscribe = deps.subscribe(() => void probe());
  void probe();
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
