import { type Answer, failure, failureForNow, success } from './answer.ts';
import { clientBucket } from './client-bucket.ts';
import { deliver, type DeliveryPorts } from './deliver.ts';
import { errorCode } from './error-code.ts';
import type { Claim } from './store.ts';
import type { Submission } from './submission.ts';

const storeRetrySeconds = 2;

/** Stores first, mails second. 200 as soon as the submission cannot be lost any more. */
export async function acceptSubmission(
  submission: Submission,
  clientAddress: string,
  ports: DeliveryPorts,
): Promise<Answer> {
  const { id, kind } = submission;
  let claim: Claim;
  try {
    const bucket = await clientBucket(clientAddress, ports.config.ipSalt, new Date());
    claim = await ports.store.claim(submission, bucket);
  } catch (error) {
    ports.log({ event: 'store', outcome: 'unreachable', code: errorCode(error) });
    return failureForNow(503, 'store-down', 'Please try again later', storeRetrySeconds);
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
      const status = await deliver({ ...submission, token, attempts }, ports);
      return success(submission.id, status, claim.state === 'retry');
    }
    case 'duplicate':
      return success(submission.id, 'sent', true);
    case 'busy':
      return success(submission.id, 'received', true);
    case 'mismatch':
      return failure(409, 'mismatch', 'This id was used for another message');
    case 'limited':
      return failureForNow(429, 'limited', 'Too many messages', claim.retryAfter);
  }
}
