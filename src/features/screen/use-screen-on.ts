import { useEffect } from 'react';
import { keepScreenOn } from '#platform/device/wake-lock.ts';

/** No tablet goes dark between two visitors of the page that uses this. */
export function useScreenOn(): void {
  useEffect(keepScreenOn, []);
}
