import { isStorageOff } from '#shared/storage-off.ts';

type Place = 'localStorage' | 'sessionStorage';

/**
 * Stores a text, or removes it when it is undefined. Our code writes only the flag `storageOffKey`
 * elsewhere. Returns false where storage is denied or full, and while storing is turned off.
 */
export function writeText(place: Place, name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) window[place].removeItem(name);
    else if (isStorageOff()) return false;
    else window[place].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Reads a text; null where there is none. */
export function readText(place: Place, name: string): string | null {
  try {
    return window[place].getItem(name);
  } catch {
    // Storage is denied, so nothing was stored.
    return null;
  }
}
