import { within } from '#shared/within.ts';
import { ownOutbox, readEntries } from './entries-store.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** Longer than one attempt and the one before it that may hold the lock. */
const longestWait = 25_000;

/** One attempt now. What comes of it is to be read from the entries afterwards. */
export async function sendEntry({ id, state }: OutboxEntry): Promise<void> {
  try {
    if (state === 'refused') await ownOutbox().retry(id);
    await within(longestWait, ownOutbox().drain({ only: id }));
  } catch {
    // Too slow or storage in trouble: the stored item says how far it came.
  }
  await readEntries();
}

export async function removeEntry(id: string): Promise<void> {
  try {
    await ownOutbox().remove(id);
  } catch {
    // It is still there then, and the list shows it.
  }
  await readEntries();
}
