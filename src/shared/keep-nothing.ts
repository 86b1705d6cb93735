/**
 * Name of the flag "Do not keep it here" in localStorage. A window from which the site was taken off has this
 * name, as its name outlives its documents and is not stored; so has a worker that was told so.
 */
export const keepNothing = 'keep-nothing';

interface Scope {
  readonly name?: unknown;
  readonly localStorage?: { readonly getItem: (name: string) => string | null };
}

/** Returns whether nothing may be stored: on this device, or any more in this window or worker. */
export function keepsNothing(): boolean {
  const scope: Scope = globalThis;
  try {
    return scope.name === keepNothing || Boolean(scope.localStorage?.getItem(keepNothing));
  } catch {
    // Storage is denied, so nothing was noted.
    return false;
  }
}

/** Ends or resumes storing in this window or worker. */
export function setKeepsNothing(isOn: boolean): void {
  Object.assign(globalThis, { name: isOn ? keepNothing : '' });
}
