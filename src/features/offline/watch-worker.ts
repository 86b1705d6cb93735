import { isControlled, subscribeToController } from '#platform/worker-control.ts';
import { checkReadiness } from './check-readiness.ts';
import { useOfflineStore } from './offline-store.ts';
import { startRegistration } from './start-registration.ts';
import { watchUpdates } from './watch-updates.ts';

/** Registers the worker and keeps what is known about it. */
export function watchWorker(): () => void {
  if (!('serviceWorker' in navigator)) {
    useOfflineStore.setState({ registration: 'unsupported' });
    return () => undefined;
  }
  const undo = subscribeToController(() => {
    useOfflineStore.setState({ isControlled: isControlled() });
    void checkReadiness();
  });
  useOfflineStore.setState({ isControlled: isControlled() });
  const undoUpdates = watchUpdates();
  void startRegistration();
  return () => {
    undo();
    undoUpdates();
  };
}
