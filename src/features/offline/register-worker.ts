import { Workbox } from 'workbox-window';
import { workerUrl } from './worker-url.ts';

/**
 * Registers `/sw.js` and says whenever a new build starts or stops waiting. The script itself is
 * never taken from the HTTP cache, whatever headers the host sends.
 */
export async function registerWorker(onUpdateWaiting: (isWaiting: boolean) => void): Promise<void> {
  const workbox = new Workbox(workerUrl(), { updateViaCache: 'none' });
  const registration = await workbox.register({ immediate: true });
  const look = () => {
    const isUpdate = Boolean(navigator.serviceWorker.controller);
    onUpdateWaiting(isUpdate && Boolean(registration?.waiting));
  };
  workbox.addEventListener('waiting', look);
  workbox.addEventListener('controlling', look);
  workbox.addEventListener('redundant', look);
  look();
}
