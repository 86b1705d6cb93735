import { useSyncExternalStore } from 'react';

declare const __BUILD_YEAR__: number;

/** The year of the build while hydrating, then the visitor's: a page built last year stays right. */
export function CurrentYear() {
  return useSyncExternalStore(neverChanges, currentYear, buildYear);
}

function neverChanges() {
  return () => {};
}

function currentYear() {
  return new Date().getFullYear();
}

function buildYear() {
  return __BUILD_YEAR__;
}
