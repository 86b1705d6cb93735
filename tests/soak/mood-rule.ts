import type { Fault, FaultRule } from '../support/servers/fault-proxy.ts';
import { onMailCalls } from '../support/mail/mail-calls.ts';
import type { Mood } from './schedule.ts';

const busy = { kind: 'answer', type: 'application/json', body: '{"error":"Busy"}' } as const;
const faults: Readonly<Record<Exclude<Mood, 'well'>, Fault>> = {
  500: { ...busy, status: 500 },
  429: { ...busy, status: 429, headers: { 'retry-after': '1' } },
  lost: { kind: 'lose-answer' },
  cut: { kind: 'cut' },
  filter: { kind: 'answer', status: 200, type: 'text/html', body: '<title>Blocked</title>' },
  slow: { kind: 'slow', ms: 700 },
};

/** What the line does to calls of the mail function. */
export function moodRule(mood: Mood): FaultRule {
  return onMailCalls(() => (mood === 'well' ? undefined : faults[mood]));
}
