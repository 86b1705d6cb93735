import { siteCopy } from '#content/copy/parts/site.ts';
import { toasts } from '#content/toasts.ts';
import type { SubscribeOutcome } from './subscribe.ts';

/** The toast for an outcome (specification, section 8; decision 12). */
export function outcomeToast(outcome: SubscribeOutcome) {
  return { ...wordsFor(outcome), dismiss: siteCopy.dismissToast };
}

function wordsFor({ status, isDelayed }: SubscribeOutcome) {
  switch (status) {
    case 'invalid':
      return { tone: 'failure', ...toasts.invalidEmail } as const;
    case 'sent':
      return { tone: 'success', ...toasts.subscribed } as const;
    case 'queued':
      return { tone: 'waiting', ...(isDelayed ? toasts.sentSoon : toasts.savedOnDevice) } as const;
    case 'refused':
    case 'failed':
      return { tone: 'failure', ...toasts.subscriptionFailed } as const;
  }
}
