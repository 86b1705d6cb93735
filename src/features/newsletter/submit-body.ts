import { classifyAnswer } from '#shared/classify-answer.ts';
import type { Outbox } from '#shared/open-outbox.ts';
import type { OutboxBody } from '#shared/outbox-item.ts';
import type { Settlement } from '#shared/settle-submission.ts';
import { within } from '#shared/within.ts';

/** Some browsers leave a denied database hanging instead of refusing it. */
const longestWrite = 4_000;
/** A visitor does not wait longer than one attempt; a stored item goes on without them. */
const longestAttempt = 11_000;

export type SubmitStatus = Settlement | 'failed';

/** Stores, sends, and says what became of it. */
export async function submitBody(outbox: Outbox, body: OutboxBody): Promise<SubmitStatus> {
  try {
    await within(longestWrite, outbox.add(body));
  } catch {
    return sendUnstored(outbox, body);
  }
  try {
    await within(longestAttempt, outbox.drain({ only: body.id }));
  } catch {
    // Too slow or interrupted: the stored item says how far it came.
  }
  try {
    return await within(longestWrite, outbox.settle(body.id));
  } catch {
    // It is stored, and whoever next reads the outbox sends it.
    return 'queued';
  }
}

/** For a device that keeps nothing: one attempt, and an honest failure. */
async function sendUnstored(outbox: Outbox, body: OutboxBody): Promise<SubmitStatus> {
  const verdict = classifyAnswer(await outbox.send(body), body.id);
  if (verdict === 'sent') return 'sent';
  return verdict === 'refuse' ? 'refused' : 'failed';
}
