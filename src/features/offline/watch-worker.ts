import { isControlled, subscribeToController } from '#platform/worker-control.ts';
import { checkReadiness } from './check-readiness.ts';
import { useOfflineStore } from './offline-store.ts';
import { registerWorker } from './register-worker.ts';

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
  void register();
  return undo;
}

async function register(): Promise<void> {
  try {
    await registerWorker((isUpdateWaiting) => useOfflineStore.setState({ isUpdateWaiting }));
    useOfflineStore.setState({ registration: 'registered' });
  } catch {
    // Refused by the browser (private window, kiosk) or no network: the site works without.
    useOfflineStore.setState({ registration: 'failed' });
  }
  await checkReadiness();
}
