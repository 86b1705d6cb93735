import type { TrustedScriptURL, TrustedTypesWindow } from 'trusted-types/lib';
import { askWorker } from '#platform/worker/worker-client.ts';
import { isControlled, workerContainer } from '#platform/worker/worker-control.ts';
import { followProgress } from './follow-progress.ts';
import { beginCheck, endCheck, endRegistration, setBuilds } from './offline-store.ts';

const path = '/sw.js';
/** By this page. */
let registered: ServiceWorkerRegistration | undefined;
let followed: ServiceWorkerRegistration | undefined;

/**
 * Registers `/sw.js`, again after a failure too, and has the store see whenever a build starts or
 * stops to install or wait. Called again, only how things stand, unless the browser has dropped it
 * meanwhile. The script itself is never taken from the HTTP cache, whatever headers the host sends.
 */
export async function registerWorker(): Promise<void> {
  try {
    const isKept = registered && (await workerContainer()?.getRegistration()) === registered;
    if (!registered || !isKept) registered = await register();
    followRegistration(registered);
    endRegistration('registered');
  } catch {
    // Refused by the browser (private window, kiosk) or no network: the site works without.
    endRegistration('failed');
  }
}

function register(): Promise<ServiceWorkerRegistration> {
  // What the browser calls a string may be one that it trusts, whatever the types say.
  const url = workerUrl() as string;
  return navigator.serviceWorker.register(url, { updateViaCache: 'none' });
}

/** A page may stay open for weeks, and every build of that time is followed. */
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

/** Has the store see how far the builds on this device are. */
export function refreshBuilds(): void {
  if (!followed) return;
  const { installing, waiting, active } = followed;
  const hasWorker = active?.state === 'activated';
  const isInstalling = !hasWorker && Boolean(installing ?? waiting ?? active);
  setBuilds({ isInstalling, waiting: isControlled() ? waiting : null });
  if (isInstalling) void followProgress();
}

/** Its worker may be storing files. */
export function followedRegistration(): ServiceWorkerRegistration | undefined {
  return followed;
}

declare global {
  interface Window extends TrustedTypesWindow {}
}

let trusted: TrustedScriptURL | undefined;

/** The worker's address, blessed where the page enforces Trusted Types: registering is a script sink. */
export function workerUrl(): string | TrustedScriptURL {
  // A policy may be created once only.
  trusted ??= window.trustedTypes
    ?.createPolicy('sw-url', { createScriptURL: onlyTheWorker })
    .createScriptURL(path);
  return trusted ?? path;
}

function onlyTheWorker(url: string): string {
  if (url !== path) throw new TypeError('Not the worker');
  return url;
}

/** Pictures on a slow school line; an interrupted tour goes on at the next start. */
const cacheImagesTimeoutMs = 240_000;
const repairTimeoutMs = 60_000;

let running: Promise<void> | undefined;

/**
 * Has the worker fetch the pictures, look into its caches and repair them; keeps what it found.
 * Whoever asks while it runs waits for the same answer.
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
