import { FunctionsClient } from '@supabase/functions-js';
import type { SendEmailBody } from '#function/contract/send-email-body.ts';
import type { CallAnswer } from './classify-answer.ts';
import type { PublicConfig } from '#shared/public-config.ts';

/** The client has no limit of its own, and a hung filter must not hold the lock. */
const timeout = 10_000;

export type SendEmail = (body: SendEmailBody) => Promise<CallAnswer>;

/** The one call of specification section 7. Resolves whatever happens; the answer tells. */
export function createSender(
  config: Pick<PublicConfig, 'functionsUrl' | 'functionsKey'>,
): SendEmail {
  const { functionsUrl, functionsKey } = config;
  const url = new URL(functionsUrl, location.origin).href.replace(/\/$/, '');
  const client = new FunctionsClient(url, {
    headers: functionsKey ? { apikey: functionsKey } : {},
  });
  return async (body) => {
    const { data, error, response } = await client.invoke<unknown>('send-email', { body, timeout });
    const isRelayTrouble = response?.headers.get('x-relay-error') === 'true';
    if (!response || isRelayTrouble) return { status: null, data: null, retryAfter: null };
    // An unread body holds its connection; one that is already gone is just as well.
    if (error !== null) await response.body?.cancel().catch(() => undefined);
    return { status: response.status, data, retryAfter: response.headers.get('retry-after') };
  };
}
