import type { TrustedScriptURL, TrustedTypesWindow } from 'trusted-types/lib';
import { askWorker, findRegistration } from '#platform/worker/worker-client.ts';
import { isControlled, workerContainer } from '#platform/worker/worker-control.ts';
import { keptStoriesEvent } from '#shared/story-keeping.ts';
import { within } from '#shared/within.ts';
import { workerRequest } from '#shared/worker-messages.ts';
import { followProgress } from './follow-progress.ts';
import { beginCheck, endCheck, endRegistration, setBuilds } from './offline-store.ts';

const path = '/sw.js';
/** The registration that this page made. */
let registered: ServiceWorkerRegistration | undefined;
let followed: ServiceWorkerRegistration | undefined;

/**
 * Registers `/sw.js` and follows its builds; call it again after a failure or when the registration
 * may be gone. The browser always bypasses its HTTP cache for the script and its imports.
 */
export async function registerWorker(): Promise<void> {
  try {
    const isKept = registered && (await findRegistration()) === registered;
    if (!registered || !isKept) registered = await register();
    // The site may have been taken off the device meanwhile.
    const { installing, active } = registered;
    if (!workerContainer())
      return (installing ?? active)?.postMessage(workerRequest('REMOVE_SITE'));
    followRegistration(registered);
    endRegistration('registered');
  } catch {
    // Refused by the browser (private window, kiosk), or no network: the site works without a worker.
    await within(noteTimeoutMs, noteReason()).catch(() => undefined);
    endRegistration((await mayStoreFiles()) ? 'failed' : 'unsupported');
  }
}

/** Returns whether the browser lets the site store files; with cookies blocked, it does not. */
async function mayStoreFiles(): Promise<boolean> {
  try {
    await caches.keys();
    return true;
  } catch {
    return false;
  }
}

/** After this time the page reports that there is no worker, even without a reason. */
const noteTimeoutMs = 5_000;

async function noteReason(): Promise<void> {
  const { noteRefusedWorker } = await import('./note-refused-worker.ts');
  await noteRefusedWorker(path);
}

function register(): Promise<ServiceWorkerRegistration> {
  // The DOM types only know strings here, but browsers accept a TrustedScriptURL.
  const url = workerUrl() as string;
  return navigator.serviceWorker.register(url, { updateViaCache: 'none' });
}

/** Follows every build of a registration, as a page may stay open for weeks. */
export function followRegistration(registration: ServiceWorkerRegistration): void {
  if (registration !== followed) registration.addEventListener('updatefound', followBuilds);
  followed = registration;
  followBuilds();
}

function followBuilds(): void {
  for (const build of [followed?.installing, followed?.waiting, followed?.active])
    build?.addEventListener('statechange', refreshBuilds);
  refreshBuilds();
}

/** Updates the store with the state of the builds on this device. */
export function refreshBuilds(): void {
  if (!followed) return;
  const { installing, waiting, active } = followed;
  const hasWorker = active?.state === 'activated';
  const isInstalling = !hasWorker && Boolean(installing ?? waiting ?? active);
  setBuilds({ isInstalling, waiting: isControlled() ? waiting : null });
  // What the worker reports of its stories depends on whether there is a next build.
  dispatchEvent(new Event(keptStoriesEvent));
  if (isInstalling) void followProgress();
}

/** Returns the registration whose worker may be storing files. */
export function followedRegistration(): ServiceWorkerRegistration | undefined {
  return followed;
}

declare global {
  interface Window extends TrustedTypesWindow {}
}

let trusted: TrustedScriptURL | undefined;

/** Returns the worker's address, as a trusted URL where the page enforces Trusted Types. */
export function workerUrl(): string | TrustedScriptURL {
  // A policy can be created only once.
  trusted ??= window.trustedTypes
    ?.createPolicy('sw-url', { createScriptURL: onlyTheWorker })
    .createScriptURL(path);
  return trusted ?? path;
}

function onlyTheWorker(url: string): string {
  if (url !== path) throw new TypeError('Not the worker');
  return url;
}

/** Enough for all pictures on a slow connection; an interrupted download continues at the next start. */
const cacheImagesTimeoutMs = 240_000;
const repairTimeoutMs = 60_000;

let running: Promise<void> | undefined;

/**
 * Makes the worker fetch pictures and missing files, and stores its report. Concurrent calls share one check.
 */
export function checkReadiness(): Promise<void> {
  running ??= check().finally(() => {
    running = undefined;
  });
  return running;
}

async function check(): Promise<void> {
  beginCheck();
  void followProgress();
  await askWorker('CACHE_IMAGES', cacheImagesTimeoutMs);
  endCheck(await askWorker('REPAIR', repairTimeoutMs), Date.now());
}
