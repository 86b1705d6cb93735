import { precachedFiles } from './precached-files.ts';

/** Returns how many files the built worker keeps. */
export function precachedCount(): number {
  return precachedFiles().length;
}
