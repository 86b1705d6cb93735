import { isControlled } from '#platform/worker-control.ts';
import { followProgress } from './follow-progress.ts';
import { useOfflineStore } from './offline-store.ts';
import { restAtPresses } from './rest-worker.ts';

/** Keeps how far the builds on this device are. */
export function keepRegistration(registration: ServiceWorkerRegistration): void {
  const { installing, waiting, active } = registration;
  const hasWorker = active?.state === 'activated';
  const isInstalling = !hasWorker && Boolean(installing ?? waiting ?? active);
  useOfflineStore.setState({ isInstalling, isUpdateWaiting: isControlled() && Boolean(waiting) });
  restAtPresses(registration);
  if (isInstalling) void followProgress();
}
