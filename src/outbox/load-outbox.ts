import { mayHaveDatabase, outboxDatabase } from '#shared/databases.ts';
import type { Outbox } from './outbox.ts';

/** Error when the outbox's code did not load, so that it is unknown what the device stores. */
export class ChunkLoadError extends Error {}

/** Loads this page's outbox, whose code is not in the first load. A failed load can be retried. */
export async function loadOutbox(): Promise<Outbox> {
  return (await loadCode()).pageOutbox();
}

async function loadCode() {
  try {
    return await import('./outbox.ts');
  } catch (cause) {
    throw new ChunkLoadError('The outbox did not load', { cause });
  }
}

/** Returns whether this device may hold submissions, without loading the outbox's code. */
export function mayHoldItems(): Promise<boolean> {
  return mayHaveDatabase(outboxDatabase);
}
