import { useEffect, useState } from 'react';
import { isOnline, subscribeToNetworkStatus } from '#platform/network/network-status.ts';
import { probeNetwork } from '#platform/network/probe-network.ts';
import { subscribeToWakeUps } from '#platform/wake-ups.ts';
import { subscribeToOutbox } from '#outbox/channel.ts';
import { watchReach } from './watch-reach.ts';

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
