/** Name under which the browser is asked to wake the worker for the outbox. */
export const outboxSyncTag = 'outbox';
