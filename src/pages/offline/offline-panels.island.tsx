import styled from 'styled-components';
import { useStore } from 'zustand';
import { offlineStore } from '#features/offline/offline-store.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { LazyMount } from '#ui/layout/lazy-mount.tsx';
import { offlineCopy } from './offline-copy.ts';
import { OutboxPanel } from './outbox-panel.tsx';
import { ReadinessPanel } from './readiness-panel.tsx';
import { StoragePanel } from './storage-panel.tsx';

async function loadUpdatePanel() {
  const { UpdatePanel } = await import('#features/offline/update-offer.tsx');
  return () => <UpdatePanel heading={offlineCopy.update.heading} />;
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
    <Set>
      <ReadinessPanel />
      <OutboxPanel />
      <StoragePanel />
      <LazyMount isWanted={keepsStories} load={loadStoryPanels} />
      <LazyMount isWanted={hasUpdate} load={loadUpdatePanel} />
    </Set>
  );
}

const Set = styled(Page)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: ${theme.space[5]};
  align-items: start;
  padding-bottom: ${theme.length.band};

  @media (min-width: 44rem) {
    /* Beside the long report the short panels stand below one another. */
    grid-template-rows: auto 1fr;

    > :first-child {
      grid-row: span 2;
    }
  }
`;
