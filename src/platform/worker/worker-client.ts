import type { WorkerQuestion, WorkerReport, WorkerRequestType } from '#shared/worker-messages.ts';
import { parseWorkerReport, workerRequest } from '#shared/worker-messages.ts';
import { reachAtPress } from '#platform/network/reach-at-press.ts';
import { workerContainer } from './worker-control.ts';

/** Tells the build that waits for its turn; false where none waits any more. */
export async function tellWaitingWorker(type: WorkerRequestType): Promise<boolean> {
  const worker = await findWaitingWorker();
  worker?.postMessage(workerRequest(type));
  return worker !== null;
}

export async function findWaitingWorker(): Promise<ServiceWorker | null> {
  return (await findRegistration())?.waiting ?? null;
}

/** Asks the host for a new build; answers with what is registered afterwards. */
export async function updateWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await findRegistration();
  try {
    await registration?.update();
  } catch {
    // No network, or the host is in trouble: the build that is here goes on until the next check.
    void reachAtPress.look(performance.now());
  }
  return registration;
}

/** Asks for a report; null when no worker runs or none comes in time. */
export async function askWorker(
  type: WorkerQuestion,
  timeout: number,
): Promise<WorkerReport | null> {
  const worker = (await findWorker()) ?? (type === 'LOOK' ? await findInstalling() : null);
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
    worker.postMessage(workerRequest(type), [port2]);
  });
}

/** The controller, or after a forced reload the active worker that does not control this page. */
async function findWorker(): Promise<ServiceWorker | null> {
  return workerContainer()?.controller ?? (await findRegistration())?.active ?? null;
}

/** On a first visit, the one that is still storing its files. */
async function findInstalling(): Promise<ServiceWorker | null> {
  return (await findRegistration())?.installing ?? null;
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return workerContainer()
    ?.getRegistration()
    .catch(() => undefined);
}
