import { useSyncExternalStore } from 'react';
import { halfMinute, subscribeToHalfMinutes } from '#platform/half-minute.ts';
import { EntryLine } from './entry-line.tsx';
import type { OutboxEntry } from './outbox-entry.ts';

interface EntryListProps {
  readonly entries: readonly OutboxEntry[];
  /** An entry leaves with the focus in it. */
  readonly onFocusLost: () => void;
}

export function EntryList({ entries, onFocusLost }: EntryListProps) {
  const now = useSyncExternalStore(subscribeToHalfMinutes, halfMinute, () => 0);
  return (
    <ul role="list">
      {entries.map((entry) => (
        <EntryLine key={entry.id} entry={entry} now={now} onFocusLost={onFocusLost} />
      ))}
    </ul>
  );
}
