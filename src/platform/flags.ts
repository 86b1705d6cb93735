import { readText, writeText } from './stored-text.ts';

/** Reads a permanent flag of this browser. */
export function isFlagSet(name: string): boolean {
  return readText('localStorage', name) !== null;
}

/** Sets a flag. Where nothing is stored, it holds until the page is reloaded. */
export function setFlag(name: string): void {
  writeText('localStorage', name, 'set');
}

/**
 * Returns true unless it was last called for the same value in this tab, across reloads; always false where
 * nothing is stored.
 */
export function takeOnce(name: string, value: string): boolean {
  return readText('sessionStorage', name) !== value && writeText('sessionStorage', name, value);
}
