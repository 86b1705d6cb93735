import { holdsTypedText, reloadInPlace, restorePlace } from '#platform/page/reload-in-place.ts';
import { onNetworkReturn } from '#platform/network/network-status.ts';
import { isVisible, onPageResume } from '#platform/page-resume.ts';
import { findRegistration, updateWorker } from '#platform/worker/worker-client.ts';
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
 * Registers the worker and keeps the store in sync with it. Checks for a new build at the start, at
 * each resume and every hour; then also tries a failed installation again. Reloads the page after a
 * takeover, even one that it missed in the back-forward cache. Fetches missing files when the network is
 * back. Returns a cleanup function.
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
    onPageResume(() => void keepUp()),
    onNetworkReturn(() => {
      if (offlineStore.getState().readiness.status === 'incomplete') void checkReadiness();
    }),
    pauseDownloadsOnPress(),
    everyHour(() => isVisible() && void keepUp()),
    takeover.stop,
  ];
  void checkForUpdate();
  void registerWorker().then(checkReadiness);
  return () => undo.forEach((stop) => stop());

  /** Checks for a new build, and registers again when an installation failed: browsers forget such a worker. */
  async function keepUp(): Promise<void> {
    await checkForUpdate();
    if (!workerContainer() || (await findRegistration())) return;
    await registerWorker();
    await checkReadiness();
  }

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

/** A key press fires `click`, a touch fires `pointerdown` first. */
const presses = ['pointerdown', 'click'] as const;

/** Pauses the worker's downloads after a press, so that the page responds first. */
function pauseDownloadsOnPress(): () => void {
  for (const press of presses)
    addEventListener(press, pauseDownloads, { capture: true, passive: true });
  return () => {
    for (const press of presses) removeEventListener(press, pauseDownloads, { capture: true });
  };
}

/** Sends the message only to a worker that is downloading, so that no other is started for it. */
function pauseDownloads(): void {
  const registration = followedRegistration();
  const isFilling = offlineStore.getState().readiness.status === 'checking';
  const worker = registration?.installing ?? (isFilling ? registration?.active : null);
  worker?.postMessage(workerRequest('PAUSE_DOWNLOADS'));
}
