/** Returns the browser's online status, which is only a hint (decision 26). */
export function isOnline(): boolean {
  return navigator.onLine;
}

export function subscribeToNetworkStatus(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
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
    return { status: 'reached' };
  } catch {
    // The error message is of no use to a visitor.
    return { status: signal.aborted ? 'unknown' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}
