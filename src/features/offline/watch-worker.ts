import { subscribeToController } from '#platform/worker/worker-control.ts';
import { checkReadiness } from './check-readiness.ts';
import { useOfflineStore } from './offline-store.ts';
import { restAtPresses } from './rest-worker.ts';
import { startRegistration } from './start-registration.ts';
import { watchUpdates } from './watch-updates.ts';

/** Registers the worker and keeps what is known about it. */
export function watchWorker(): () => void {
  if (!('serviceWorker' in navigator)) {
    useOfflineStore.setState({ registration: 'unsupported' });
    return () => undefined;
  }
  const undo = subscribeToController(() => void checkReadiness());
  const undoUpdates = watchUpdates();
  const undoRests = restAtPresses();
  void startRegistration().then(checkReadiness);
  return () => {
    undo();
    undoUpdates();
    undoRests();
  };
}
