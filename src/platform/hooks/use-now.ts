import { useState } from 'react';
import { useBrowserValue } from './use-browser-value.ts';

declare const __BUILD_DAY__: string;
const builtAt = new Date(__BUILD_DAY__);

/**
 * The visitor's time, a moment after the page has joined its prerendered markup, which was drawn
 * on the day of the build: a page built last year hydrates without a mismatch and then turns right.
 */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return useBrowserValue(() => now, builtAt);
}
