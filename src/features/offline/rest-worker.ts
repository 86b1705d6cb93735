import { workerRequest } from '#shared/worker-messages.ts';
import { useOfflineStore } from './offline-store.ts';

let registration: ServiceWorkerRegistration | undefined;

/** From now on a press has the worker rest while it stores files, so that the page answers first. */
export function restAtPresses(of: ServiceWorkerRegistration): void {
  if (!registration)
    // A key's press comes as a click, after the finger's.
    for (const press of ['pointerdown', 'click'])
      addEventListener(press, restWorker, { capture: true, passive: true });
  registration = of;
}

/** A worker that stores nothing is not woken for it. */
function restWorker(): void {
  const isFilling = useOfflineStore.getState().readiness.status === 'checking';
  const worker = registration?.installing ?? (isFilling ? registration?.active : null);
  worker?.postMessage(workerRequest('REST'));
}
