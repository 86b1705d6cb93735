import { subscribeToOutbox } from '#outbox/channel.ts';
import { probeNetwork } from '#platform/network/network-status.ts';
import { onPageResume } from '#platform/page-resume.ts';

const probeTimeoutMs = 10_000;

/** Sends a probe to our own server whenever the browser says offline, because some say so for ever. */
export function checkOfflineHint(): void {
  const check = () => {
    if (!navigator.onLine) void probeNetwork(probeTimeoutMs);
  };
  addEventListener('offline', check);
  onPageResume(check);
  // Whether a submission could be sent says more about the network than the browser does.
  subscribeToOutbox(check);
  check();
}
