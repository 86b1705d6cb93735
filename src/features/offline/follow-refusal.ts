import { storageOffKey, setStorageOff } from '#shared/storage-off.ts';
import { endCheck, endRegistration } from './offline-store.ts';

/** Value of the flag: `window` affects the open windows only, `device` all until it is removed. */
export type StorageRefusal = 'window' | 'device';

/** Stops storing in this window when another one sets the flag (`pages/kept/take-off.ts`). */
export function followRefusal(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageOffKey && newValue) stopStoring(newValue === 'window');
  });
}

/** Stops storing in this window: with `inWindow` until it is closed, else while the flag is set. */
export function stopStoring(inWindow: boolean): void {
  if (inWindow) setStorageOff(true);
  clearWindowStorage();
  endRegistration('unsupported');
  endCheck(null, 0);
}

/** Removes what is stored until the window is closed. */
export function clearWindowStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is denied, so nothing was stored.
  }
}
