import { offlineCopy } from '#content/copy/offline.ts';
import { outboxLimit } from '#outbox/item.ts';
import { useHalfMinute } from '#platform/hooks/use-half-minute.ts';
import { EntryLine } from './entry-line.tsx';
import type { OutboxEntry } from './outbox-entry.ts';

/** As many as wait at most; notices of what is gone may be more. */
const longestList = outboxLimit;

interface EntryListProps {
  readonly entries: readonly OutboxEntry[];
  /** An entry leaves with the focus in it. */
  readonly onFocusLost: () => void;
}

export function EntryList({ entries, onFocusLost }: EntryListProps) {
  const now = useHalfMinute();
  const more = entries.length - longestList;
  return (
    <>
      <ul role="list">
        {entries.slice(0, longestList).map((entry) => (
          <EntryLine key={entry.id} entry={entry} now={now} onFocusLost={onFocusLost} />
        ))}
      </ul>
      {more > 0 && <p>{offlineCopy.outbox.more(more)}</p>}
    </>
  );
}
