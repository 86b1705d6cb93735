import { lazy, Suspense, useCallback, useRef } from 'react';
import { offlineCopy } from './offline-copy.ts';
import { Badge } from '#ui/text/badge.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { readEntries } from '#features/outbox/entries.ts';
import { useEntries } from '#features/outbox/use-entries.ts';

const { heading, intro, empty, full, denied } = offlineCopy.outbox;

/** Loaded only when something is waiting, which is rare. */
const EntryList = lazy(() =>
  import('./entry-list.tsx').then((module) => ({ default: module.EntryList })),
);

/** Renders the submissions that are not sent yet, with actions for the visitor. */
export function OutboxPanel() {
  const { status, entries, isFull, waiting } = useEntries(readEntries);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  return (
    <Panel>
      <h2 ref={title} tabIndex={-1}>
        {heading} {waiting > 0 && <Badge>{waiting}</Badge>}
      </h2>
      {status === 'denied' && <p>{denied}</p>}
      {status !== 'denied' && entries.length === 0 && <p>{empty}</p>}
      {isFull && <p>{full}</p>}
      {waiting > 0 && <p>{intro}</p>}
      {entries.length > 0 && (
        <Suspense>
          <EntryList entries={entries} onFocusLost={focusTitle} />
        </Suspense>
      )}
    </Panel>
  );
}
