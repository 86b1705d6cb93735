import { keepRegistration } from './keep-registration.ts';
import { useOfflineStore } from './offline-store.ts';
import { registerWorker } from './register-worker.ts';

/** Registers the worker, again after a failure too, and keeps what becomes of it. */
export async function startRegistration(): Promise<void> {
  try {
    await registerWorker(keepRegistration);
    useOfflineStore.setState({ registration: 'registered' });
  } catch {
    // Refused by the browser (private window, kiosk) or no network: the site works without.
    useOfflineStore.setState({ registration: 'failed' });
  }
}
