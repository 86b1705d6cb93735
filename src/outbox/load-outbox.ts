import { mayHaveDatabase } from '#shared/databases.ts';
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

/** Whether anything may wait on this device. Loads no code. */
export function mayHoldItems(): Promise<boolean> {
  return mayHaveDatabase(outboxDatabase);
}
