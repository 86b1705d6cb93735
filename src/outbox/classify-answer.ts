import { isAccepted } from '#function/contract/send-email-body.ts';

/** What came back from one call. `status` is null when nothing readable did. */
export interface CallAnswer {
  readonly status: number | null;
  readonly data: unknown;
  readonly retryAfter: string | null;
}

export type Verdict = 'sent' | 'keep' | 'refuse';

const retryableStatus = new Set([408, 425, 429]);

/**
 * Decision 12. Only the function's own acceptance of this id is success: a school filter answers
 * 200 with a page of its own, and then the submission must stay.
 */
export function classifyAnswer(answer: CallAnswer, id: string): Verdict {
  const { status } = answer;
  if (status === null) return 'keep';
  if (status >= 200 && status < 300) return isAccepted(answer.data, id) ? 'sent' : 'keep';
  const isRefusal = status >= 400 && status < 500 && !retryableStatus.has(status);
  return isRefusal ? 'refuse' : 'keep';
}
