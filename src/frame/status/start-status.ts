import { followLaunches } from '#features/install/follow-launches.ts';
import { installStore, isInvited, watchOffers } from '#features/install/install-store.ts';
import { isOffered, offlineStore } from '#features/offline/offline-store.ts';
import { checkOfflineHint } from '#features/reachability/check-offline-hint.ts';
import { untilLoaded } from '#platform/until-loaded.ts';
import { loadIslandStyles } from '#platform/page/island-styles.ts';
import { updateStatusBadge } from './update-status-badge.ts';

/** Starts what every document shows beside its own content: the status badge and the bars. */
export function startStatus(): void {
  followLaunches();
  checkOfflineHint();
  updateStatusBadge();
  watchOffers();
  startBars();
}

/**
 * Adds an empty live region to the body, so that a later bar is announced; only the body is tall enough for a
 * sticky bar. The code of the bars is loaded when one is shown.
 */
function startBars(): void {
  const place = document.createElement('div');
  place.setAttribute('data-bar', '');
  place.setAttribute('aria-live', 'polite');
  let loading: Promise<void> | undefined;
  const renderIfNeeded = () => {
    // Also later: other software may have removed it.
    if (!place.isConnected) document.body.append(place);
    if (!isOffered(offlineStore.getState()) && !isInvited(installStore.getState())) return;
    loading ??= untilLoaded(() => Promise.all([import('./bars.tsx'), loadIslandStyles()])).then(
      ([{ renderBars }]) => renderBars(place),
    );
  };
  offlineStore.subscribe(renderIfNeeded);
  installStore.subscribe(renderIfNeeded);
  renderIfNeeded();
}
