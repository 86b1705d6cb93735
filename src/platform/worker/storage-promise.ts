/**
 * Whether the browser has promised not to clear this site by itself. `silent`: it does not say.
 * Chromium and WebKit decide without asking anybody, Firefox asks its user.
 */
export type StoragePromise = 'kept' | 'loose' | 'silent';

export async function readStoragePromise(): Promise<StoragePromise> {
  try {
    return (await navigator.storage.persisted()) ? 'kept' : 'loose';
  } catch {
    // Not there, or not for this window.
    return 'silent';
  }
}

/** Only after a press: a browser that asks its user must not do so out of the blue. */
export async function askForStorage(): Promise<StoragePromise> {
  try {
    return (await navigator.storage.persist()) ? 'kept' : 'loose';
  } catch {
    return 'silent';
  }
}
