import { isEmailAddress, trimEmailAddress } from '#function/contract/email-address.ts';
import { requestBackgroundSync } from '#platform/worker/background-sync.ts';
import { newId, newsletterBody } from '#outbox/send.ts';
import { outboxSyncTag } from '#outbox/channel.ts';
import { publicConfig } from '#shared/public-config.ts';
import { loadOutbox } from './load-outbox.ts';
import { submitBody } from './submit-body.ts';

/** `failed`: neither stored nor sent. In `invalid`, `refused` and `failed` the address stays in the field. */
export type SubscribeStatus = 'invalid' | 'sent' | 'queued' | 'refused' | 'failed';

export interface SubscribeOutcome {
  readonly status: SubscribeStatus;
  /** Of what is queued: the site is reached, and only the mail function does not accept yet. */
  readonly isDelayed?: boolean;
}

/** The newsletter call (specification, section 7; decision 12): stored first, sent second. Never throws. */
export async function subscribe(typed: string): Promise<SubscribeOutcome> {
  const email = trimEmailAddress(typed);
  if (!isEmailAddress(email)) return { status: 'invalid' };
  try {
    const outbox = await loadOutbox();
    const status = await submitBody(outbox, newsletterBody(email, publicConfig.mailTo, newId()));
    const isDelayed = status === 'delayed';
    if (!isDelayed && status !== 'queued') return { status };
    void requestBackgroundSync(outboxSyncTag);
    return { status: 'queued', isDelayed };
  } catch {
    // The outbox's own code could not be loaded: nothing was stored and nothing sent.
    return { status: 'failed' };
  }
}
