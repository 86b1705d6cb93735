import type { Fault, FaultRule } from '../support/servers/fault-proxy.ts';
import { onMailCalls } from '../support/mail/mail-calls.ts';
import type { MailMode } from './schedule.ts';

const busy = { kind: 'answer', type: 'application/json', body: '{"error":"Busy"}' } as const;
const faults: Readonly<Record<Exclude<MailMode, 'ok'>, Fault>> = {
  500: { ...busy, status: 500 },
  429: { ...busy, status: 429, headers: { 'retry-after': '1' } },
  lost: { kind: 'lose-answer' },
  cut: { kind: 'cut' },
  filter: { kind: 'answer', status: 200, type: 'text/html', body: '<title>Blocked</title>' },
  slow: { kind: 'slow', ms: 700 },
};

/** Returns the rule that makes calls of the mail function fail in this way. */
export function mailModeRule(mode: MailMode): FaultRule {
  return onMailCalls(() => (mode === 'ok' ? undefined : faults[mode]));
}
