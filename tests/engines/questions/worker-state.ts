export interface WorkerState {
  readonly isControlled: boolean;
  readonly registrations: number;
  readonly isWaiting: boolean;
  readonly caches: readonly string[];
}

export async function workerState(): Promise<WorkerState> {
  const workers = navigator.serviceWorker;
  const registrations = await workers.getRegistrations();
  return {
    isControlled: workers.controller !== null,
    registrations: registrations.length,
    isWaiting: registrations.some(({ waiting }) => waiting !== null),
    caches: await caches.keys(),
  };
}

interface Report {
  readonly build: string;
  /** Paths that are missing after the repair. */
  readonly missing: readonly string[];
}

/** Asks the worker to repair and report; null without a worker. */
export async function workerReport(): Promise<Report | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = navigator.serviceWorker.controller ?? registration?.active;
  if (!worker) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: { build, core, pictures } }) =>
      resolve({ build, missing: [...core.missing, ...pictures.missing] });
    worker.postMessage({ version: 2, type: 'VERIFY', request: 'REPAIR' }, [port2]);
  });
}

/** Checks for a new worker, as the browser does from time to time; returns the error, or null. */
export async function updateWorker(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  try {
    await registration?.update();
    return null;
  } catch (error) {
    return String(error);
  }
}
