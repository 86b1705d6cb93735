import { classifyAnswer } from './classify-answer.ts';
import type { CallAnswer } from './classify-answer.ts';
import type { OutboxItem } from './item.ts';
import { parseRetryAfter } from './parse-retry-after.ts';
import { retryDelay } from './retry-delay.ts';

/** The item as it is after an answer. A sent one leaves a receipt without the address. */
export function recordAnswer(
  item: OutboxItem,
  answer: CallAnswer,
  now: number,
  random: () => number,
): OutboxItem {
  const lastStatus = answer.status;
  switch (classifyAnswer(answer, item.id)) {
    case 'sent':
      return { ...item, state: 'sent', body: null, lastStatus };
    case 'refuse':
      return { ...item, state: 'refused', lastStatus };
    case 'keep': {
      const asked = parseRetryAfter(answer.retryAfter, now);
      const retryAt = now + retryDelay(item.attempts, random);
      return { ...item, lastStatus, retryAt, notBefore: asked > 0 ? now + asked : 0 };
    }
  }
}
