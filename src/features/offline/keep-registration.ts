import { isControlled } from '#platform/worker/worker-control.ts';
import { followProgress } from './follow-progress.ts';
import { useOfflineStore } from './offline-store.ts';
import { restWorkerOf } from './rest-worker.ts';

let offered: ServiceWorker | undefined;

/** Keeps how far the builds on this device are. */
export function keepRegistration(registration: ServiceWorkerRegistration): void {
  const { installing, waiting, active } = registration;
  const hasWorker = active?.state === 'activated';
  const isInstalling = !hasWorker && Boolean(installing ?? waiting ?? active);
  useOfflineStore.setState({ isInstalling, isUpdateWaiting: isControlled() && Boolean(waiting) });
  if (waiting && waiting !== offered) {
    offered = waiting;
    offerAgain();
  }
  restWorkerOf(registration);
  if (isInstalling) void followProgress();
}

/** "Not now" was said of another build. */
function offerAgain(): void {
  useOfflineStore.setState(({ updateStep }) => ({
    updateStep: updateStep === 'dismissed' ? 'offered' : updateStep,
  }));
}
