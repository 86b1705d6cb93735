import { isControlled, subscribeToController } from '#platform/worker-client.ts';
import { checkReadiness } from './check-readiness.ts';
import { useOfflineStore } from './offline-store.ts';

/** Registers the worker once the page has loaded, and keeps what is known about it. */
export function startWorker(): () => void {
  if (!('serviceWorker' in navigator)) {
    useOfflineStore.setState({ registration: 'unsupported' });
    return () => undefined;
  }
  const onController = () => {
    useOfflineStore.setState({ isControlled: isControlled() });
    void checkReadiness();
  };
  const register = () => void registerLater();
  const undo = subscribeToController(onController);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
  return () => {
    undo();
    removeEventListener('load', register);
  };
}

async function registerLater(): Promise<void> {
  useOfflineStore.setState({ isControlled: isControlled() });
  try {
    const { registerWorker } = await import('./register-worker.ts');
    await registerWorker((isUpdateWaiting) => useOfflineStore.setState({ isUpdateWaiting }));
    useOfflineStore.setState({ registration: 'registered' });
  } catch {
    // Refused by the browser (private window, kiosk) or no network: the site works without.
    useOfflineStore.setState({ registration: 'failed' });
  }
  await checkReadiness();
}
