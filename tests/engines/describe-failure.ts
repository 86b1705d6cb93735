import type { FaultProxy } from '../support/servers/fault-proxy.ts';
import { outboxItems } from '../support/mail/outbox-items.ts';
import { within } from '#shared/within.ts';
import { ask } from './ask.ts';
import { heldLocks, pageSummary } from './questions/page-look.ts';
import { workerState } from './questions/worker-state.ts';
import type { Session } from './session.ts';

const timeoutMs = 5_000;

/** Describes a failure: what the tab shows, if it still shows anything, and which calls were made. */
export async function describeFailure(session: Session, proxy: FaultProxy): Promise<string> {
  const seen = await within(timeoutMs, lookAt(session)).catch(() => 'no answer');
  return `${seen}; at ${minute(Date.now())} calls ${callsOn(proxy)}`;
}

/** Lists the requests through the proxy that are not GETs, with their times. */
export function callsOn({ log }: FaultProxy): string {
  return log
    .filter(({ method }) => method !== 'GET')
    .map(({ method, at }) => `${method} ${minute(at)}`)
    .join(', ');
}

async function lookAt(session: Session): Promise<string> {
  try {
    const tab = await session.mainTab();
    const items = JSON.stringify(await ask(tab, outboxItems));
    const worker = JSON.stringify(await ask(tab, workerState));
    const locks = JSON.stringify(await ask(tab, heldLocks));
    return `${await ask(tab, pageSummary)}; outbox ${items}; worker ${worker}; locks ${locks}`;
  } catch {
    // The browser is gone, or between two pages.
    return 'no page';
  }
}

function minute(time: number): string {
  return new Date(time).toISOString().slice(14, 23);
}
