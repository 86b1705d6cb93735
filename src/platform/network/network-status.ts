/** What the browser believes; a hint, never the truth (decision 26). */
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
 * Asks this site's own server for nothing but an answer; any answer will do. The service worker
 * leaves HEAD alone, so the answer never comes out of a cache. No answer in `ms` is not a verdict.
 */
export async function probeNetwork(ms: number): Promise<ProbeOutcome> {
  // AbortSignal.timeout came with Chrome 103 and Safari 16.
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setTimeout(() => ended.abort(), ms);
  try {
    const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    // Chromium reports an answer that nobody reads as a broken request.
    await answer.arrayBuffer();
    return { status: 'reached' };
  } catch {
    // The reason has no words a visitor could use; the status says what matters.
    return { status: signal.aborted ? 'unknown' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}
