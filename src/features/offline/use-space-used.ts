import { useEffect, useState } from 'react';
import { measureCaches } from '#platform/worker/measure-caches.ts';
import { cachePrefix } from '#shared/cache-names.ts';
import type { WorkerReport } from '#shared/worker-messages.ts';

/** Bytes in this site's caches, measured anew for each report; null while unknown. */
export function useSpaceUsed(report: WorkerReport): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void measureCaches(cachePrefix).then((size) => isCurrent && setBytes(size));
    return () => {
      isCurrent = false;
    };
  }, [report]);
  return bytes;
}
