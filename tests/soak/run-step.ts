import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '../engines/session.ts';
import type { Line } from '../engines/start-rig.ts';
import { createVisitor, type Visitor } from '../engines/visitor.ts';
import { onMailCalls } from '../support/mail/mail-calls.ts';
import type { Fault, FaultRule } from '../support/servers/fault-proxy.ts';
import type { MailMode, Step } from './schedule.ts';

const busy = { kind: 'answer', type: 'application/json', body: '{"error":"Busy"}' } as const;
const faults: Readonly<Record<Exclude<MailMode, 'ok'>, Fault>> = {
  500: { ...busy, status: 500 },
  429: { ...busy, status: 429, headers: { 'retry-after': '1' } },
  lost: { kind: 'lose-answer' },
  cut: { kind: 'cut' },
  filter: { kind: 'answer', status: 200, type: 'text/html', body: '<title>Blocked</title>' },
  slow: { kind: 'slow', ms: 700 },
};

interface StepStage {
  readonly session: Session;
  readonly line: Line;
}

/** Runs a step that is not a submission; returns the visitor of the tab that is then in front. */
export async function runStep(
  step: Exclude<Step, { kind: 'submit' }>,
  visitor: Visitor,
  { session, line }: StepStage,
): Promise<Visitor> {
  const begin = async (tab: Visitor['tab']) => {
    const next = createVisitor(tab, line.origin);
    await next.visit('/schools');
    return next;
  };
  switch (step.kind) {
    case 'network':
      await (step.isUp ? line.proxy.open() : line.proxy.close());
      return visitor;
    case 'device':
      await visitor.tab.goOffline?.(!step.isOnline);
      return visitor;
    case 'mail':
      line.proxy.setRule(mailModeRule(step.mode));
      return visitor;
    case 'flush':
      await visitor.flush();
      return visitor;
    case 'wait':
      await sleep(step.ms);
      return visitor;
    case 'close tab':
      return begin(await session.replaceTab());
    case 'kill browser':
      return begin(await session.reopen('kill'));
  }
}

/** Returns the rule that makes calls of the mail function fail in this way. */
function mailModeRule(mode: MailMode): FaultRule {
  return onMailCalls(() => (mode === 'ok' ? undefined : faults[mode]));
}
