import { setTimeout as sleep } from 'node:timers/promises';
import { describeTrouble } from '../engines/describe-trouble.ts';
import { sendsNow } from '../engines/sends-now.ts';
import type { Session } from '../engines/session.ts';
import type { Line, Rig } from '../engines/start-rig.ts';
import { until } from '../engines/until.ts';
import { createVisitor, type Visitor } from '../engines/visitor.ts';
import type { WrittenMail } from '../support/mail/read-mails.ts';
import { playStep } from './play-step.ts';
import type { Step } from './schedule.ts';

/** Long enough for a second copy of a mail to appear. */
const secondLook = 300;

export interface SoakStage {
  readonly session: Session;
  readonly rig: Rig;
  readonly line: Line;
  /** Makes addresses that no other schedule uses. */
  readonly prefix: string;
}

interface Submission {
  readonly address: string;
  /** The form said that it was sent or kept, or the outbox holds it. */
  isAccepted: boolean;
}

export interface SchedulePlayed {
  readonly submissions: number;
  /** What was to be seen when one visit was not enough to send everything; null when it was. */
  readonly trouble: string | null;
}

/**
 * Plays a schedule, makes everything whole again, and throws unless every accepted submission has
 * arrived, at the latest on a second visit, and none has twice.
 */
export async function playSchedule(
  steps: readonly Step[],
  stage: SoakStage,
): Promise<SchedulePlayed> {
  const { session, rig, line } = stage;
  const submissions: Submission[] = [];
  let visitor = createVisitor(await session.mainTab(), line.origin);
  await makeWhole(stage, visitor);
  await visitor.visit('/schools');
  await visitor.hasAllSaved();
  for (const step of steps) {
    if (step.kind === 'submit') {
      const address = `${stage.prefix}-${submissions.length}@example.com`;
      submissions.push({ address, isAccepted: await submit(visitor, address, step) });
    } else visitor = await playStep(step, visitor, stage);
    await noteKept(visitor, submissions);
  }
  await makeWhole(stage, visitor);
  await visitor.visit('/schools');
  await noteKept(visitor, submissions);
  const trouble = await sendsNow(visitor).then(
    () => null,
    () => describeTrouble(session, line.proxy),
  );
  if (trouble !== null) {
    await visitor.visit('/schools');
    await sendsNow(visitor);
  }
  await sleep(secondLook);
  judge(submissions, await rig.mails());
  return { submissions: submissions.length, trouble };
}

async function makeWhole({ line }: SoakStage, visitor: Visitor): Promise<void> {
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
  await visitor.leaves(address);
  // The form empties itself for what has been sent or kept.
  if (isWatched) await visitor.isDone();
  return isWatched;
}

/** What the outbox holds is accepted, whether or not anybody was told. */
async function noteKept(visitor: Visitor, submissions: readonly Submission[]): Promise<void> {
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

function judge(submissions: readonly Submission[], mails: readonly WrittenMail[]): void {
  for (const { address, isAccepted } of submissions) {
    const { length } = mails.filter(({ replyTo }) => replyTo === address);
    if (length > 1) throw new Error(`${address} arrived ${length} times`);
    if (isAccepted && length === 0) throw new Error(`${address} was accepted and never arrived`);
  }
}
