import { readWorkerCode } from '#shared/worker-code.ts';
import { listDownloadFailures, noteDownloadFailure } from '#shared/download-failure.ts';
import { publicConfig } from '#shared/public-config.ts';

/**
 * Finds out why the browser refused the worker, once for each build, and notes it for /offline.
 *
 * @param path of the worker's script
 */
export async function noteRefusedWorker(path: string): Promise<void> {
  const { build } = publicConfig;
  const noted = await listDownloadFailures();
  if (noted.some((failure) => failure.build === build)) return;
  const status = await diagnoseWorker(path);
  if (!status) return;
  const failure = { status, key: path, build, failedAt: Date.now(), attempts: 1 };
  await noteDownloadFailure(new Set([new URL(path, location.href).href]), failure);
}

/** Returns what is wrong with the worker's script or code; undefined if nothing is, or offline. */
async function diagnoseWorker(path: string): Promise<'changed' | 'blocked' | undefined> {
  try {
    // Browsers refuse a worker whose script is redirected, and a redirect to another host looks like no network.
    const options = { cache: 'no-store', redirect: 'manual' } as const;
    const script = await fetch(path, options);
    if (!script.ok) return 'blocked';
    const code = readWorkerCode(await script.text());
    if (code === undefined) return 'changed';
    const answer = await fetch(code, options);
    if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? ''))
      return 'blocked';
    // Firefox refuses a worker whose code has `Vary: *`.
    return answer.headers.get('vary')?.includes('*') ? 'changed' : undefined;
  } catch {
    return undefined;
  }
}
