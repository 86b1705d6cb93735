import type { SendEmailStatus } from '../contract/send-email-body.ts';
import { deliver, type DeliveryPorts } from '../delivery/deliver.ts';
import { respondAfterMs } from '../delivery/mailer.ts';
import { errorCode } from '../settings/log.ts';
import type { Claim, LeasedSubmission } from '../store/store.ts';
import { type Answer, failure, success, temporaryFailure } from './answer.ts';
import type { Submission } from './submission.ts';

const storeRetrySeconds = 2;

/** Stores a submission, then mails it. Answers 200 as soon as it cannot be lost any more. */
export async function acceptSubmission(
  submission: Submission,
  callerAddress: string,
  ports: DeliveryPorts,
): Promise<Answer> {
  const { id, kind } = submission;
  let claim: Claim;
  try {
    claim = await ports.store.claim(submission, callerAddress);
  } catch (error) {
    const code = errorCode(error);
    if (finalRefusals.has(code)) {
      ports.log({ event: 'store', outcome: 'refused', code });
      return failure(422, 'refused', 'Invalid body');
    }
    ports.log({ event: 'store', outcome: 'unreachable', code });
    return temporaryFailure(503, 'store-down', 'Please try again later', storeRetrySeconds);
  }
  return { ...(await answerClaim(claim, submission, ports)), kind, id };
}

async function answerClaim(
  claim: Claim,
  submission: Submission,
  ports: DeliveryPorts,
): Promise<Answer> {
  switch (claim.state) {
    case 'new':
    case 'retry': {
      const { token, attempts } = claim;
      const status = await deliverOrTimeOut({ ...submission, token, attempts }, ports);
      return success(submission.id, status, claim.state === 'retry');
    }
    case 'duplicate':
      return success(submission.id, 'sent', true);
    case 'busy':
      return success(submission.id, 'received', true);
    case 'mismatch':
      return failure(409, 'mismatch', 'This id was used for another message');
    case 'limited':
      return temporaryFailure(429, 'limited', 'Too many messages', claim.retryAfter);
  }
}

/**
 * The SQLSTATEs that blame the visitor's own words, which would be refused again for ever: a check
 * constraint, a text that is too long. Everything else may be a fault of the database, such as an
 * encoding that lacks a letter, and a submission must never be lost to that.
 */
const finalRefusals: ReadonlySet<string> = new Set(['23514', '22001']);

/** Returns the outcome, or `received` after `respondAfterMs`, while the attempt runs on. */
async function deliverOrTimeOut(
  leased: LeasedSubmission,
  ports: DeliveryPorts,
): Promise<SendEmailStatus> {
  const delivery = deliver(leased, ports);
  ports.waitUntil(delivery);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'received'>((resolve) => {
    timer = setTimeout(() => {
      ports.log({ event: 'delivery', outcome: 'slow', id: leased.id, count: leased.attempts });
      resolve('received');
    }, respondAfterMs);
  });
  const status = await Promise.race([delivery, timeout]);
  clearTimeout(timer);
  return status;
}
