import { mayHaveDatabase, outboxDatabase } from '#shared/databases.ts';
import type { Outbox } from './outbox.ts';

let opening: Promise<Outbox> | undefined;

/** Loads and opens this page's outbox, whose code is not in the first load. A failed load can be retried. */
export function loadOutbox(): Promise<Outbox> {
  opening ??= import('./outbox.ts').then(({ openOutbox }) => openOutbox());
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Returns whether this device may hold submissions, without loading the outbox's code. */
export function mayHoldItems(): Promise<boolean> {
  return mayHaveDatabase(outboxDatabase);
}
