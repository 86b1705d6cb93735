import { workerRequest } from '#shared/worker-messages.ts';
import { useOfflineStore } from './offline-store.ts';
import { followedRegistration } from './worker-registration.ts';

/** A key's press comes as a click, after the finger's. */
const presses = ['pointerdown', 'click'] as const;

/** A press has the worker rest while it stores files, so that the page answers first. */
export function restAtPresses(): () => void {
  for (const press of presses)
    addEventListener(press, restWorker, { capture: true, passive: true });
  return () => {
    for (const press of presses) removeEventListener(press, restWorker, { capture: true });
  };
}

/** A worker that stores nothing is not woken for it. */
function restWorker(): void {
  const registration = followedRegistration();
  const isFilling = useOfflineStore.getState().readiness.status === 'checking';
  const worker = registration?.installing ?? (isFilling ? registration?.active : null);
  worker?.postMessage(workerRequest('REST'));
}
