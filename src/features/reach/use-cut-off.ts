import { useEffect, useState } from 'react';
import { subscribeToOutbox } from '#outbox/channel.ts';
import {
  isOnline,
  probeNetwork,
  type ProbeOutcome,
  subscribeToNetworkStatus,
} from '#platform/network/network-status.ts';
import { subscribeToWakeUps } from '#platform/wake-ups.ts';

const longestProbe = 10_000;

/** Whether the network leads nowhere although the browser calls itself online. */
export function useCutOff(): boolean {
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => {
    const probe = () => probeNetwork(longestProbe);
    return watchReach({ isOnline, probe, subscribe: subscribeToNews }, setCutOff);
  }, []);
  return isCutOff;
}

/** What was just sent or kept says more about the network than any clock. */
function subscribeToNews(onNews: () => void): () => void {
  const undo = [subscribeToNetworkStatus, subscribeToWakeUps, subscribeToOutbox].map((subscribe) =>
    subscribe(onNews),
  );
  return () => undo.forEach((stop) => stop());
}

interface ReachDeps {
  readonly isOnline: () => boolean;
  readonly probe: () => Promise<ProbeOutcome>;
  /** Calls back whenever it is worth a look; the answer undoes it. */
  readonly subscribe: (onNews: () => void) => () => void;
}

/**
 * Says whether the browser believes in a network that leads nowhere: a captive portal, a filter, a
 * server that is down. What the browser itself calls offline is not said twice, and no answer in
 * time changes nothing.
 */
export function watchReach(deps: ReachDeps, say: (isCutOff: boolean) => void): () => void {
  let isStopped = false;
  let isLooking = false;
  let wantsAnother = false;

  async function look(): Promise<void> {
    wantsAnother = isLooking;
    if (isLooking) return;
    isLooking = true;
    const { status } = await deps.probe();
    isLooking = false;
    if (isStopped) return;
    if (!deps.isOnline()) say(false);
    else if (status !== 'unknown') say(status === 'unreachable');
    if (wantsAnother) void look();
  }

  const undo = deps.subscribe(() => void look());
  void look();
  return () => {
    isStopped = true;
    undo();
  };
}
