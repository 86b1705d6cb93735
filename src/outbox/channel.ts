/** Tells every page of this site, this one included, that the stored items changed. */
export function announceOutboxChange(): void {
  const channel = openChannel();
  channel?.postMessage('changed');
  channel?.close();
}

export function subscribeToOutbox(onChange: () => void): () => void {
  const channel = openChannel();
  if (channel) channel.onmessage = () => onChange();
  return () => channel?.close();
}

/** Opens the channel; undefined if the browser has none, or denies it (Firefox without cookies). */
function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  try {
    return new BroadcastChannel('outbox');
  } catch {
    return undefined;
  }
}

/** Background Sync tag with which the browser wakes the worker to drain the outbox. */
export const outboxSyncTag = 'outbox';
