import { holdsTypedText, reloadInPlace, restorePlace } from '#platform/page/reload-in-place.ts';
import { isVisible, onPageResume } from '#platform/page-resume.ts';
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
  refreshBuilds,
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
  restorePlace();
  const takeover = createTakeover({
    findController,
    holdsTypedText,
    reload: reloadInPlace,
    onHeld: holdUpdate,
  });
  const undo = [
    subscribeToController(() => {
      takeover.check();
      refreshBuilds();
      void checkReadiness();
    }),
    onPageResume(() => void checkForUpdate()),
    pauseDownloadsOnPress(),
    everyHour(() => isVisible() && void checkForUpdate()),
    takeover.stop,
  ];
  void checkForUpdate();
  void registerWorker().then(checkReadiness);
  return () => undo.forEach((stop) => stop());

  async function checkForUpdate(): Promise<void> {
    takeover.check();
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
function pauseDownloadsOnPress(): () => void {
  for (const press of presses)
    addEventListener(press, pauseDownloads, { capture: true, passive: true });
  return () => {
    for (const press of presses) removeEventListener(press, pauseDownloads, { capture: true });
  };
}

/** A worker that stores nothing is not woken for it. */
function pauseDownloads(): void {
  const registration = followedRegistration();
  const isFilling = offlineStore.getState().readiness.status === 'checking';
  const worker = registration?.installing ?? (isFilling ? registration?.active : null);
  worker?.postMessage(workerRequest('PAUSE_DOWNLOADS'));
}
