import { holdsTypedText, reloadInPlace, returnToPlace } from '#platform/page/page-place.ts';
import { isVisible, subscribeToWakeUps } from '#platform/wake-ups.ts';
import { updateWorker } from '#platform/worker/worker-client.ts';
import { workerRequest } from '#shared/worker-messages.ts';
import {
  findController,
  subscribeToController,
  workerContainer,
} from '#platform/worker/worker-control.ts';
import {
  checkReadiness,
  followedRegistration,
  followRegistration,
  lookAtBuilds,
  registerWorker,
} from './worker-registration.ts';
import { createTakeover } from './create-takeover.ts';
import { endRegistration, holdUpdate, offlineStore } from './offline-store.ts';

const hour = 3_600_000;

/**
 * Registers the worker and keeps what is known about it. Asks for a new build at the start, on each
 * return to the foreground and every hour, and follows one that has taken over, also behind the back
 * of a page that lay in the back-forward cache.
 */
export function watchWorker(): () => void {
  if (!workerContainer()) {
    endRegistration('unsupported');
    return () => undefined;
  }
  returnToPlace();
  const takeover = createTakeover({
    findController,
    holdsTypedText,
    reload: reloadInPlace,
    onHeld: holdUpdate,
  });
  const undo = [
    subscribeToController(() => {
      takeover.look();
      lookAtBuilds();
      void checkReadiness();
    }),
    subscribeToWakeUps(() => void askForBuild()),
    restAtPresses(),
    everyHour(() => isVisible() && void askForBuild()),
    takeover.stop,
  ];
  void askForBuild();
  void registerWorker().then(checkReadiness);
  return () => undo.forEach((stop) => stop());

  async function askForBuild(): Promise<void> {
    takeover.look();
    const registration = await updateWorker();
    if (registration) followRegistration(registration);
  }
}

function everyHour(act: () => void): () => void {
  const timer = setInterval(act, hour);
  return () => clearInterval(timer);
}

/** A key's press comes as a click, after the finger's. */
const presses = ['pointerdown', 'click'] as const;

/** A press has the worker rest while it stores files, so that the page answers first. */
function restAtPresses(): () => void {
  for (const press of presses)
    addEventListener(press, restWorker, { capture: true, passive: true });
  return () => {
    for (const press of presses) removeEventListener(press, restWorker, { capture: true });
  };
}

/** A worker that stores nothing is not woken for it. */
function restWorker(): void {
  const registration = followedRegistration();
  const isFilling = offlineStore.getState().readiness.status === 'checking';
  const worker = registration?.installing ?? (isFilling ? registration?.active : null);
  worker?.postMessage(workerRequest('PAUSE_DOWNLOADS'));
}
