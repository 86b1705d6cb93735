/**
 * Key of the flag "Do not keep it here" in localStorage. It is also the `name` of windows and
 * workers that store nothing more: a window's name outlives its documents and is not stored.
 */
export const storageOffKey = 'keep-nothing';

interface Scope {
  readonly name?: unknown;
  readonly localStorage?: { readonly getItem: (name: string) => string | null };
}

/** Returns whether storing has ended, on this device or in this window or worker. */
export function isStorageOff(): boolean {
  const scope: Scope = globalThis;
  try {
    return scope.name === storageOffKey || Boolean(scope.localStorage?.getItem(storageOffKey));
  } catch {
    // Storage is denied, so nothing was noted.
    return false;
  }
}

/** Ends or resumes storing in this window or worker. */
export function setStorageOff(isOff: boolean): void {
  Object.assign(globalThis, { name: isOff ? storageOffKey : '' });
}
