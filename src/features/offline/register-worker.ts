import { Workbox } from 'workbox-window';
import { workerContainer } from '#platform/worker/worker-control.ts';
import { workerUrl } from './worker-url.ts';

let followed: ServiceWorkerRegistration | undefined;

/**
 * Registers `/sw.js` and says whenever a build starts or stops to install or wait; called again, only
 * how things stand, unless the browser has dropped it meanwhile. The script itself is never taken from
 * the HTTP cache, whatever headers the host sends.
 */
export async function registerWorker(
  onChange: (registration: ServiceWorkerRegistration) => void,
): Promise<void> {
  if (followed && (await workerContainer()?.getRegistration()) === followed) {
    onChange(followed);
    return;
  }
  const workbox = new Workbox(workerUrl(), { updateViaCache: 'none' });
  const registration = await workbox.register({ immediate: true });
  if (!registration) throw new Error('Registered twice');
  followed = registration;
  const look = () => onChange(registration);
  // The library follows the first update only; a page may stay open for weeks.
  const follow = () => {
    registration.installing?.addEventListener('statechange', look);
    look();
  };
  registration.addEventListener('updatefound', follow);
  for (const event of ['waiting', 'controlling', 'redundant'] as const)
    workbox.addEventListener(event, look);
  follow();
}
