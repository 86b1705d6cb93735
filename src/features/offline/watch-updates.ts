import { reloadInPlace, returnToPlace } from '#platform/page/page-place.ts';
import { holdsTypedText } from '#platform/page/typed-text.ts';
import { isVisible, subscribeToWakeUps } from '#platform/wake-ups.ts';
import { updateWorker } from '#platform/worker/worker-client.ts';
import { findController, subscribeToController } from '#platform/worker/worker-control.ts';
import { createTakeover } from './create-takeover.ts';
import { keepRegistration } from './keep-registration.ts';
import { useOfflineStore } from './offline-store.ts';

const hour = 3_600_000;

/**
 * Asks for a new build at the start, on each return to the foreground and every hour, and follows
 * one that has taken over, also behind the back of a page that lay in the back-forward cache.
 */
export function watchUpdates(): () => void {
  returnToPlace();
  const takeover = createTakeover({
    findController,
    holdsTypedText,
    reload: reloadInPlace,
    onHeld: () => useOfflineStore.setState({ updateStep: 'held' }),
  });
  const check = async () => {
    takeover.look();
    const registration = await updateWorker();
    if (registration) keepRegistration(registration);
  };
  const onWakeUp = () => void check();
  const undoController = subscribeToController(takeover.look);
  const undoWakeUps = subscribeToWakeUps(onWakeUp);
  const timer = setInterval(() => isVisible() && onWakeUp(), hour);
  onWakeUp();
  return () => {
    undoController();
    undoWakeUps();
    clearInterval(timer);
    takeover.stop();
  };
}
