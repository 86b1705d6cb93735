import { create } from 'zustand';
import { openOutbox, type Outbox } from '#shared/open-outbox.ts';
import { isOutboxFull } from '#shared/outbox-limit.ts';
import { type OutboxEntry, toEntries } from './outbox-entry.ts';

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

let opened: Outbox | undefined;

export function ownOutbox(): Outbox {
  return (opened ??= openOutbox());
}

export async function readEntries(): Promise<void> {
  try {
    const items = await ownOutbox().list();
    const entries = toEntries(items, Date.now());
    useEntriesStore.setState({ status: 'known', entries, isFull: isOutboxFull(items) });
  } catch {
    // Storage is denied: nothing can wait here.
    useEntriesStore.setState({ status: 'denied', entries: [], isFull: false });
  }
}
