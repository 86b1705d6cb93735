import type { ExactPrecache, WorkerEvent } from './precaches.ts';

/** Workbox by itself fetches one file after the other (GoogleChrome/workbox issue 2528). */
const atOnce = 4;

/** In milliseconds: long enough for a page change on a slow tablet. */
const longestRest = 1_000;

let restsUntil = 0;

/** Fetches what the cache lacks, a few files at a time, with rests. What fails is left for the next call. */
export async function fill(files: ExactPrecache, event: WorkerEvent): Promise<void> {
  const queue = [...(await files.findMissing())];
  const workOff = async () => {
    for (let url = queue.shift(); url; url = queue.shift()) {
      await whenRested();
      // No network or a filter's page: whoever counts the missing files will see it.
      await files.repair(url, event).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
}

/**
 * All or nothing: without every file of the core the worker does not install, and what is already
 * stored shortens the next visit's attempt.
 */
export async function install(core: ExactPrecache, event: WorkerEvent): Promise<void> {
  await fill(core, event);
  const [missing] = await core.findMissing();
  if (missing) throw new Error(`Not stored: ${missing}`);
}

/** No download starts for a moment: a visitor has pressed something, and that goes first. */
export function rest(): void {
  restsUntil = performance.now() + longestRest;
}

async function whenRested(): Promise<void> {
  for (let left = restsUntil - performance.now(); left > 0; left = restsUntil - performance.now())
    await new Promise((goOn) => setTimeout(goOn, left));
}
