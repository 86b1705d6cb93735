import { promisifyRequest } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import type { OutboxLock } from './outbox-lock.ts';

const leaseTime = 10_000;
const renewEvery = 3_000;
const askAgainEvery = 250;
const longestWait = 20_000;
const key = 'lease';
/** Its row names the holder only. */
const isWanted = async () => false;

/**
 * The lock where the browser has none (web locks exist on secure origins only): a row that says
 * until when its holder works. A holder that died loses it when the time is over.
 */
export function createLease(useStore: UseStore, newHolder: () => string): OutboxLock {
  return async (wait, work) => {
    const holder = newHolder();
    const giveUpAt = Date.now() + longestWait;
    while (!(await writeLease(useStore, holder, leaseTime))) {
      if (!wait || Date.now() >= giveUpAt) return { status: 'busy' };
      await new Promise((resolve) => setTimeout(resolve, askAgainEvery));
    }
    // A renewal that fails costs the lease, not the work: the function removes duplicates.
    const renew = () => void writeLease(useStore, holder, leaseTime).catch(() => false);
    const renewal = setInterval(renew, renewEvery);
    try {
      return { status: 'done', value: await work(isWanted) };
    } finally {
      clearInterval(renewal);
      await writeLease(useStore, holder, 0);
    }
  };
}

/** Takes, renews or (with no time) gives back; false when somebody else holds it. */
function writeLease(useStore: UseStore, holder: string, time: number): Promise<boolean> {
  return useStore('readwrite', async (table) => {
    const written = promisifyRequest<unknown>(table.get(key)).then((stored) => {
      if (isHeldByAnother(stored, holder)) return false;
      table.put({ holder, until: Date.now() + time }, key);
      return true;
    });
    const [isOurs] = await Promise.all([written, promisifyRequest(table.transaction)]);
    return isOurs;
  });
}

function isHeldByAnother(stored: unknown, holder: string): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  if (!('holder' in stored) || !('until' in stored) || typeof stored.until !== 'number')
    return false;
  const left = stored.until - Date.now();
  // More than one full term ahead means that the clock was set back.
  return stored.holder !== holder && left > 0 && left <= leaseTime;
}
