/**
 * Key of the flag "Do not keep it here" in localStorage. It is also the `name` of windows and
 * workers that store nothing more: a window's name outlives its documents and is not stored.
 */
export const keepNothing = 'keep-nothing';

interface Scope {
  readonly name?: unknown;
  readonly localStorage?: { readonly getItem: (name: string) => string | null };
}

/** Returns whether storing has ended, on this device or in this window or worker. */
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
