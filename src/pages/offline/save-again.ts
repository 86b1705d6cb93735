import { forgetDownloadFailures } from '#shared/download-failure.ts';
import { checkReadiness, registerWorker } from '#features/offline/worker-registration.ts';
import { offlineStore } from '#features/offline/offline-store.ts';
import { requestStorage } from './storage-store.ts';

export interface SaveOutcome {
  readonly status: 'ready' | 'incomplete' | 'failed';
}

/** Fetches all missing files, and installs the worker if there is none. */
export async function saveAgain(): Promise<SaveOutcome> {
  await forgetDownloadFailures();
  await registerWorker();
  await waitUntilInstalled();
  await checkReadiness();
  const { status } = offlineStore.getState().readiness;
  if (status !== 'ready' && status !== 'incomplete') return { status: 'failed' };
  // The visitor has just asked to keep the site, so ask for persistent storage.
  if (status === 'ready') void requestStorage();
  return { status };
}

function waitUntilInstalled(): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfDone = ({ isInstalling }: { readonly isInstalling: boolean }) => {
      if (isInstalling) return;
      stop();
      resolve();
    };
    const stop = offlineStore.subscribe(resolveIfDone);
    resolveIfDone(offlineStore.getState());
  });
}
