/** True if a server answered although the browser says offline; in VPNs and apps some always do. */
let isReached = false;

/** Returns the browser's online status, or true if a server has answered since (decision 26). */
export function isOnline(): boolean {
  // An earlier answer says nothing about the next time offline.
  if (navigator.onLine) isReached = false;
  return navigator.onLine || isReached;
}

function noteReach(hasAnswered: boolean): void {
  const wasOnline = isOnline();
  isReached = hasAnswered;
  if (isOnline() !== wasOnline) dispatchEvent(new Event('network-reach'));
}

const changes = ['online', 'offline', 'network-reach'];

export function subscribeToNetworkStatus(onChange: () => void): () => void {
  for (const change of changes) addEventListener(change, onChange);
  return () => {
    for (const change of changes) removeEventListener(change, onChange);
  };
}

/** Calls back when the network is back. Returns a cleanup function. */
export function onNetworkReturn(act: () => void): () => void {
  return subscribeToNetworkStatus(() => {
    if (isOnline()) act();
  });
}

export interface ProbeOutcome {
  readonly status: 'reached' | 'unreachable' | 'unknown';
}

/**
 * Sends a HEAD request to this site's server; any response counts. The service worker ignores HEAD, so the
 * response is never cached. A timeout gives `unknown`.
 */
export async function probeNetwork(ms: number): Promise<ProbeOutcome> {
  // AbortSignal.timeout came with Chrome 103 and Safari 16.
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setTimeout(() => ended.abort(), ms);
  try {
    const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    // Chromium reports a response whose body is not read as failed.
    await answer.arrayBuffer();
    noteReach(true);
    return { status: 'reached' };
  } catch {
    // The error's text would not help a visitor; the status says what matters.
    if (signal.aborted) return { status: 'unknown' };
    noteReach(false);
    return { status: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}
