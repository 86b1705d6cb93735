import styled from 'styled-components';
import { useStore } from 'zustand';
import { useCallback, useRef } from 'react';
import { offlineStore } from '#features/offline/offline-store.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { LazyMount } from '#ui/layout/lazy-mount.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { readEntries } from '#features/outbox/entries.ts';
import { useEntries } from '#features/outbox/use-entries.ts';
import { offlineCopy } from './offline-copy.ts';
import { ReadinessPanel } from './readiness-panel.tsx';
import { StoragePanel } from './storage-panel.tsx';

async function loadUpdatePanel() {
  return (await import('#features/offline/update-offer.tsx')).UpdatePanel;
}

async function loadStoryPanels() {
  const [{ KeepStories }, { KeptList }] = await Promise.all([
    import('#features/stories/keep-stories.island.tsx'),
    import('#features/stories/kept-list.tsx'),
  ]);
  return () => (
    <>
      <KeepStories />
      <KeptList />
    </>
  );
}

/** Renders the panels of the page: saved files, waiting sign-ups, storage and updates. */
export function OfflinePanels() {
  const hasUpdate = useStore(offlineStore, ({ update }) => update !== 'none');
  const keepsStories = useStore(
    offlineStore,
    ({ readiness }) => 'report' in readiness && readiness.report.stories !== undefined,
  );
  return (
    <Panels>
      <ReadinessPanel />
      <OutboxPanel />
      <StoragePanel />
      <LazyMount
        isWanted={hasUpdate}
        load={loadUpdatePanel}
        props={{ heading: offlineCopy.update.heading }}
      />
      <LazyMount isWanted={keepsStories} load={loadStoryPanels} props={{}} />
    </Panels>
  );
}

const { heading, intro, empty, full, denied } = offlineCopy.outbox;

const loadEntryList = async () => (await import('./entry-list.tsx')).EntryList;

/** Renders the submissions that are not sent yet, with actions for the visitor. */
function OutboxPanel() {
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
      <LazyMount
        isWanted={entries.length > 0}
        load={loadEntryList}
        props={{ entries, onFocusLost: focusTitle }}
      />
    </Panel>
  );
}

const Panels = styled(Page)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: ${theme.space[5]};
  align-items: start;
  padding-bottom: ${theme.length.band};

  ${media.fromTablet} {
    /* The short panels are stacked beside the long report. */
    grid-template-rows: auto 1fr;

    > :first-child {
      grid-row: span 2;
    }
  }
`;
