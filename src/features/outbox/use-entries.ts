import { useEffect } from 'react';
import { useStore } from 'zustand';
import {
  currentEntries,
  type EntriesState,
  entriesStore,
  type EntryCount,
  type readEntries,
  watchEntries,
} from './entries.ts';

/**
 * Returns the entries of the outbox, in sync with other pages and the worker. `read` is `readEntries` or
 * `readEntriesIfAny`.
 */
export function useEntries(read: typeof readEntries): EntriesState & EntryCount {
  const known = useStore(entriesStore);
  useEffect(() => watchEntries(read), [read]);
  return currentEntries(known);
}
