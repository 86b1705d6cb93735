import { readText, writeText } from './stored-text.ts';

/** Reads a permanent flag of this browser. */
export function isFlagSet(name: string): boolean {
  return readText('localStorage', name) !== null;
}

/** Sets a permanent flag of this browser; does nothing where storage is denied. */
export function setFlag(name: string): void {
  writeText('localStorage', name, 'set');
}

/**
 * Returns true unless the last call in this tab had the same value, even before a reload; always
 * false where nothing is stored.
 */
export function markOnce(name: string, value: string): boolean {
  return readText('sessionStorage', name) !== value && writeText('sessionStorage', name, value);
}
