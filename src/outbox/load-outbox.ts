import type { Outbox } from './outbox.ts';

export const outboxDatabase = 'outbox';

let opening: Promise<Outbox> | undefined;

/** This page's outbox, whose code stays out of the first load. A failed load may be tried again. */
export function loadOutbox(): Promise<Outbox> {
  opening ??= import('./outbox.ts').then(({ openOutbox }) => openOutbox());
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Whether anything may wait on this device: not where the browser knows of no outbox. Loads no code. */
export async function mayHoldItems(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases?.some(({ name }) => name === outboxDatabase) ?? true;
  } catch {
    // Denied: the outbox itself knows.
    return true;
  }
}
