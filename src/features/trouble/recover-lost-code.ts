import { probeNetwork } from '#platform/network/probe-network.ts';
import { takeOnce } from '#platform/flags.ts';
import { publicConfig } from '#shared/public-config.ts';

const longestProbe = 5_000;

interface RecoveryOutcome {
  /** `broken`: the network is there, and loading the page again has not helped. */
  readonly status: 'reloading' | 'offline' | 'broken';
}

/**
 * A file that does not come may belong to a build that the host no longer has: the page is loaded
 * again, by itself once only, and never without a network, where that would end in the browser's
 * own error page.
 */
export async function recoverLostCode(isAsked: boolean): Promise<RecoveryOutcome> {
  const { status } = await probeNetwork(longestProbe);
  if (status !== 'reached') return { status: 'offline' };
  const isFirst = takeOnce(`lost-code ${publicConfig.build} ${location.pathname}`);
  if (!isAsked && !isFirst) return { status: 'broken' };
  location.reload();
  return { status: 'reloading' };
}
