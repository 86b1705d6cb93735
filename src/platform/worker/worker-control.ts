import { isStorageOff } from '#shared/storage-off.ts';

export function isControlled(): boolean {
  return findController() !== null;
}

export function findController(): ServiceWorker | null {
  return workerContainer()?.controller ?? null;
}

export function subscribeToController(onChange: () => void): () => void {
  const workers = workerContainer();
  workers?.addEventListener('controllerchange', onChange);
  return () => workers?.removeEventListener('controllerchange', onChange);
}

/** Returns undefined on insecure origins, which have no workers, and while storing is turned off. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator && !isStorageOff() ? navigator.serviceWorker : undefined;
}
