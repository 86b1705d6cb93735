import { offlineCopy } from '#content/copy/offline.ts';
import { formatClock } from '#content/words/format-clock.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { refusalKind } from './refusal-kind.ts';

const { refused, expired, noAnswer, notBefore } = offlineCopy.outbox;

/** Why an entry is still here, in plain words; empty for one that just waits. */
export function entryNote(entry: OutboxEntry, wasTried: boolean, now: number): string {
  if (entry.state === 'expired') return expired;
  if (entry.state === 'refused') {
    const kind = refusalKind(entry.lastStatus);
    return kind === 'other' ? refused.other(entry.lastStatus ?? 0) : refused[kind];
  }
  if (entry.notBefore > now) return notBefore(formatClock(entry.notBefore));
  return wasTried ? noAnswer : '';
}
