const name = 'outbox';

/** Tells every page of this site, this one included, that the stored items changed. */
export function announceOutboxChange(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage('changed');
  channel.close();
}

export function subscribeToOutbox(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = () => onChange();
  return () => channel.close();
}

/** Background Sync tag with which the browser wakes the worker to drain the outbox. */
export const outboxSyncTag = 'outbox';
