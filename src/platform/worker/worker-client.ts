import type { StoryRequest } from '#shared/story-keeping.ts';
import {
  parseWorkerReport,
  workerRequest,
  type WorkerQuery,
  type WorkerReport,
  type WorkerRequestType,
} from '#shared/worker-messages.ts';
import { pressReachability } from '#platform/network/press-reachability.ts';
import { workerContainer } from './worker-control.ts';

/** Posts a request to the waiting worker; returns false if none is waiting. */
export async function tellWaitingWorker(type: WorkerRequestType): Promise<boolean> {
  const worker = await findWaitingWorker();
  worker?.postMessage(workerRequest(type));
  return worker !== null;
}

export async function findWaitingWorker(): Promise<ServiceWorker | null> {
  return (await findRegistration())?.waiting ?? null;
}

/** Checks the host for a new build; returns the registration, if there is one. */
export async function updateWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await findRegistration();
  try {
    await registration?.update();
  } catch {
    // No network, or a server error: the present build stays until the next check.
    void pressReachability.probe(performance.now());
  }
  return registration;
}

/** Asks the worker for a report; null when none runs or none answers in time. */
export async function askWorker(
  request: WorkerQuery | StoryRequest,
  timeout: number,
): Promise<WorkerReport | null> {
  const worker = (await findWorker()) ?? (request === 'GET_STATUS' ? await findInstalling() : null);
  if (!worker) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const answer = (report: WorkerReport | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(report);
    };
    const timer = setTimeout(() => answer(null), timeout);
    port1.onmessage = (event: MessageEvent<unknown>) => answer(parseWorkerReport(event.data));
    worker.postMessage(workerRequest(request), [port2]);
  });
}

/** Finds the controller or, after a forced reload, the active worker that does not control the page. */
async function findWorker(): Promise<ServiceWorker | null> {
  return workerContainer()?.controller ?? (await findRegistration())?.active ?? null;
}

/** Finds the worker that is storing its files on a first visit. */
async function findInstalling(): Promise<ServiceWorker | null> {
  return (await findRegistration())?.installing ?? null;
}

/** Finds the registration of the worker; undefined if there is none or the browser refuses to say. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return workerContainer()
    ?.getRegistration()
    .catch(() => undefined);
}
