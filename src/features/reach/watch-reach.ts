import type { ProbeOutcome } from '#platform/network/probe-network.ts';

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
