/**
 * Persistence of this site's storage; `best-effort` storage may be evicted. Chromium and WebKit decide
 * without a prompt, Firefox asks the user.
 */
export type StoragePersistence = 'persistent' | 'best-effort' | 'unknown';

export async function readStoragePersistence(): Promise<StoragePersistence> {
  try {
    return (await navigator.storage.persisted()) ? 'persistent' : 'best-effort';
  } catch {
    // The browser has no StorageManager, or denies it to this window.
    return 'unknown';
  }
}

/** Requests persistence. Call it after a press only, as Firefox shows a prompt. */
export async function requestPersistence(): Promise<StoragePersistence> {
  try {
    return (await navigator.storage.persist()) ? 'persistent' : 'best-effort';
  } catch {
    return 'unknown';
  }
}
