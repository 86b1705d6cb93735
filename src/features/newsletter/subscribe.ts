import { isEmailAddress, trimEmailAddress } from '#function/contract/email-address.ts';
import { requestBackgroundSync } from '#platform/worker/background-sync.ts';
import { newId, newsletterBody } from '#outbox/send.ts';
import { outboxSyncTag } from '#outbox/channel.ts';
import { publicConfig } from '#shared/public-config.ts';
import { loadOutbox } from '#outbox/load-outbox.ts';
import { type SubmitStatus, submitBody } from './submit-body.ts';

export type SubscribeStatus = 'invalid' | SubmitStatus;

/** The newsletter call (specification, section 7; decision 12): stored first, sent second. Never throws. */
export async function subscribe(typed: string): Promise<SubscribeStatus> {
  const email = trimEmailAddress(typed);
  if (!isEmailAddress(email)) return 'invalid';
  try {
    const outbox = await loadOutbox();
    const status = await submitBody(outbox, newsletterBody(email, publicConfig.mailTo, newId()));
    if (status === 'queued' || status === 'delayed') void requestBackgroundSync(outboxSyncTag);
    return status;
  } catch {
    // The outbox's own code could not be loaded: nothing was stored and nothing sent.
    return 'failed';
  }
}
