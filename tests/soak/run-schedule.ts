import { setTimeout as sleep } from 'node:timers/promises';
import { describeFailure } from '../engines/describe-failure.ts';
import { flushUntil } from '../engines/flush-until.ts';
import type { Session } from '../engines/session.ts';
import type { Line, Rig } from '../engines/start-rig.ts';
import { until } from '../support/until.ts';
import { createVisitor, type Visitor } from '../engines/visitor.ts';
import type { WrittenMail } from '../support/mail/read-mails.ts';
import { runStep } from './run-step.ts';
import type { Step } from './schedule.ts';

/** Long enough for a second copy of a mail to appear. */
const settleMs = 300;

interface SoakContext {
  readonly session: Session;
  readonly rig: Rig;
  readonly line: Line;
  /** The beginning of addresses that no other schedule uses. */
  readonly prefix: string;
}

interface Submission {
  readonly address: string;
  /** True once the form has emptied itself, or the outbox holds the submission. */
  isAccepted: boolean;
}

export interface ScheduleOutcome {
  readonly submissions: number;
  /** A description of the tab if one visit was not enough to send everything. */
  readonly lateState: string | null;
}

/**
 * Runs a schedule, removes every fault, and throws unless each accepted submission arrives, at the latest
 * on a second visit, and none arrives twice.
 */
export async function runSchedule(
  steps: readonly Step[],
  context: SoakContext,
): Promise<ScheduleOutcome> {
  const { session, rig, line } = context;
  const submissions: Submission[] = [];
  let visitor = createVisitor(await session.mainTab(), line.origin);
  await removeFaults(context, visitor);
  await visitor.visitAndSave('/schools');
  for (const step of steps) {
    if (step.kind === 'submit') {
      const address = `${context.prefix}-${submissions.length}@example.com`;
      submissions.push({ address, isAccepted: await submit(visitor, address, step) });
    } else visitor = await runStep(step, visitor, context);
    await markKept(visitor, submissions);
  }
  await removeFaults(context, visitor);
  await visitor.visit('/schools');
  await markKept(visitor, submissions);
  const lateState = await flushUntil(visitor).then(
    () => null,
    () => describeFailure(session, line.proxy),
  );
  if (lateState !== null) {
    await visitor.visit('/schools');
    await flushUntil(visitor);
  }
  await sleep(settleMs);
  check(submissions, await rig.mails());
  return { submissions: submissions.length, lateState };
}

async function removeFaults({ line }: SoakContext, visitor: Visitor): Promise<void> {
  await visitor.tab.goOffline?.(false);
  line.proxy.setRule();
  await line.proxy.open();
}

async function submit(
  visitor: Visitor,
  address: string,
  { page, isWatched }: Extract<Step, { kind: 'submit' }>,
): Promise<boolean> {
  await visitor.visit(page);
  await visitor.submitEmail(address);
  // The form empties itself when the submission has been sent or stored.
  if (isWatched) await visitor.waitForEmptyForm();
  return isWatched;
}

/** Marks what the outbox holds as accepted, whether or not the form said so. */
async function markKept(visitor: Visitor, submissions: readonly Submission[]): Promise<void> {
  // A page that was just opened may not answer yet.
  const items = await until(
    'The outbox',
    () => visitor.outbox(),
    () => true,
  );
  for (const { from } of items) {
    const kept = submissions.find(({ address }) => address === from);
    if (kept) kept.isAccepted = true;
  }
}

function check(submissions: readonly Submission[], mails: readonly WrittenMail[]): void {
  for (const { address, isAccepted } of submissions) {
    const { length } = mails.filter(({ replyTo }) => replyTo === address);
    if (length > 1) throw new Error(`${address} arrived ${length} times`);
    if (isAccepted && length === 0) throw new Error(`${address} was accepted and never arrived`);
  }
}
