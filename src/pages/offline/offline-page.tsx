import { Island } from '#islands/island.tsx';
import { OfflineHero } from './offline-hero.island.tsx';
import { OfflinePanels } from './offline-panels.island.tsx';

export function OfflinePage() {
  return (
    <>
      <Island>
        <OfflineHero />
      </Island>
      <Island>
        <OfflinePanels />
      </Island>
    </>
  );
}
