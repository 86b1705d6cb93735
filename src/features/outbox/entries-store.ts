import { create } from 'zustand';
import { isLostCode } from '#shared/lost-code.ts';
import { isOutboxFull } from '#outbox/item.ts';
import { type OutboxEntry, toEntries } from './outbox-entry.ts';
import { ownOutbox } from './own-outbox.ts';

export interface EntriesState {
  readonly status: 'unknown' | 'known' | 'denied';
  readonly entries: readonly OutboxEntry[];
  readonly isFull: boolean;
}

/** What this page knows of the outbox. */
export const useEntriesStore = create<EntriesState>()(() => ({
  status: 'unknown',
  entries: [],
  isFull: false,
}));

export async function readEntries(): Promise<void> {
  try {
    const items = await (await ownOutbox()).list();
    const entries = toEntries(items, Date.now());
    useEntriesStore.setState({ status: 'known', entries, isFull: isOutboxFull(items) });
  } catch (error) {
    // Without the outbox's own code nothing is known; the next look tries again.
    if (isLostCode(error)) return;
    // Storage is denied: nothing can wait here.
    useEntriesStore.setState({ status: 'denied', entries: [], isFull: false });
  }
}
