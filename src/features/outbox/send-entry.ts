import { within } from '#shared/within.ts';
import { readEntries } from './entries-store.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { ownOutbox } from './own-outbox.ts';

/** Longer than one attempt and the one before it that may hold the lock. */
const longestWait = 25_000;

/** One attempt now. What comes of it is to be read from the entries afterwards. */
export async function sendEntry({ id, state }: OutboxEntry): Promise<void> {
  try {
    const outbox = await ownOutbox();
    if (state === 'refused') await outbox.retry(id);
    await within(longestWait, outbox.drain({ only: id }));
  } catch {
    // Too slow or storage in trouble: the stored item says how far it came.
  }
  await readEntries();
}

export async function removeEntry(id: string): Promise<void> {
  try {
    await (await ownOutbox()).remove(id);
  } catch {
    // It is still there then, and the list shows it.
  }
  await readEntries();
}
