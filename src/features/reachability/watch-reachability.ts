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
  /** Calls back whenever it is worth another probe; returns a cleanup function. */
  readonly subscribe: (onNews: () => void) => () => void;
}

const browser: ReachDeps = {
  isOnline,
  probe: () => probeNetwork(probeTimeoutMs),
  // A submission that was just sent or kept says more about the network than any clock.
  subscribe(onNews) {
    const cleanups = [subscribeToNetworkStatus, onPageResume, subscribeToOutbox].map((subscribe) =>
      subscribe(onNews),
    );
    return () => cleanups.forEach((cleanup) => cleanup());
  },
};

/**
 * Reports whether the browser believes in a network that leads nowhere: a captive portal, a filter, a
 * server that is down. What the browser itself calls offline is not reported twice, and no answer in time
 * changes nothing. Returns a cleanup function.
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
