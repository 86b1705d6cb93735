import type { TrustedScriptURL, TrustedTypesWindow } from 'trusted-types/lib';

declare global {
  interface Window extends TrustedTypesWindow {}
}

const path = '/sw.js';
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
