import { offlineCopy } from './offline-copy.ts';
import { formatClock } from '#content/words/format-clock.ts';
import type { OutboxEntry } from '#features/outbox/entries.ts';

const { refused, expired, noAnswer, notBefore } = offlineCopy.outbox;

/** Returns why an entry is still listed, in plain words; empty for one that is just waiting. */
export function entryNote(entry: OutboxEntry, wasTried: boolean, now: number): string {
  if (entry.state === 'expired') return expired;
  if (entry.state === 'refused') {
    const kind = refusalKind(entry.lastStatus);
    return kind === 'other' ? refused.other(entry.lastStatus ?? 0) : refused[kind];
  }
  if (entry.notBefore > now) return notBefore(formatClock(entry.notBefore));
  return wasTried ? noAnswer : '';
}

type RefusalKind = 'address' | 'forbidden' | 'notFound' | 'other';

/** Returns what a refusal means for the visitor, by the status of the response. */
function refusalKind(status: number | null): RefusalKind {
  switch (status) {
    case 400:
    case 409:
    case 413:
    case 422:
      return 'address';
    case 401:
    case 403:
      return 'forbidden';
    case 404:
    case 405:
    case 410:
    case 415:
      return 'notFound';
    default:
      return 'other';
  }
}
