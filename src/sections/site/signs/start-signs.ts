import { followLaunches } from '#features/install/follow-launches.ts';
import { isInvited, useInstallStore, watchOffers } from '#features/install/install-store.ts';
import { isOffered, useOfflineStore } from '#features/offline/offline-store.ts';
import { operateMark } from './operate-mark.ts';

/** What every page says beside its own content: the mark in the header, and the bars. Returns its undo. */
export function startSigns(): () => void {
  // When something is missing later on, the words for that are here.
  import('#features/trouble/page-trouble.tsx').catch(() => undefined);
  const undo = [followLaunches(), operateMark(), watchOffers(), startBars()];
  return () => undo.forEach((stop) => stop());
}

/**
 * The place for the bars is there from the start, so that what comes into it is announced. The body
 * holds it because it can stick to nothing smaller than a page. Few visitors see a bar: the code comes
 * with the first one.
 */
function startBars(): () => void {
  const place = document.createElement('div');
  place.setAttribute('data-bar', '');
  place.setAttribute('aria-live', 'polite');
  document.body.append(place);
  let draw: Promise<() => void> | undefined;
  const look = () => {
    if (!isOffered(useOfflineStore.getState()) && !isInvited(useInstallStore.getState())) return;
    draw ??= import('./bars.tsx').then(({ drawBars }) => drawBars(place));
    // It did not come: the next change asks for it again.
    draw.catch(() => (draw = undefined));
  };
  const undo = [useOfflineStore.subscribe(look), useInstallStore.subscribe(look)];
  look();
  return () => {
    undo.forEach((stop) => stop());
    void draw?.then((end) => end());
    place.remove();
  };
}
