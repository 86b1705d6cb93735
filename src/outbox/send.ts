import { FunctionsClient } from '@supabase/functions-js';
import { escapeHtml } from '#function/contract/escape-html.ts';
import {
  type SendEmailBody,
  isAccepted,
  newsletterSubject,
} from '#function/contract/send-email-body.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import type { OutboxBody } from './item.ts';

/** Timeout of a call: the client has none, and a filter that hangs must not hold the lock. */
const timeout = 10_000;

export type SendEmail = (body: SendEmailBody) => Promise<SendResponse>;

/** Creates the call of specification section 7. It never rejects: a failure is in its response. */
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
    const isRelayError = response?.headers.get('x-relay-error') === 'true';
    if (!response || isRelayError) return { status: null, data: null, retryAfter: null };
    // An unread body keeps the connection open. `cancel` rejects if the connection is gone already.
    if (error !== null) await response.body?.cancel().catch(() => undefined);
    return { status: response.status, data, retryAfter: response.headers.get('retry-after') };
  };
}

/** The response to one call; `status` is null when nothing readable came back. */
export interface SendResponse {
  readonly status: number | null;
  readonly data: unknown;
  readonly retryAfter: string | null;
}

export type SendOutcome = 'sent' | 'retry' | 'refused';

const retryableStatus = new Set([408, 425, 429]);
/** Statuses that judge the message itself, so the function will not accept it later either. */
const messageStatus = new Set([400, 409, 413, 415, 422]);

/**
 * Classifies a response (decision 12). Only the function's own acceptance of this id is success: a school
 * filter answers 200 with a page of its own, and then the submission must stay.
 *
 * @param isOrphaned true if nobody is at the form any more to correct the address or press again.
 *   Then 401, 403, 404 and 407 are retried: they come from a filter, a proxy or a site under
 *   repair, which may let the next attempt through.
 */
export function classifyResponse(
  { status, data }: SendResponse,
  id: string,
  isOrphaned = false,
): SendOutcome {
  if (status === null) return 'retry';
  if (status >= 200 && status < 300) return isAccepted(data, id) ? 'sent' : 'retry';
  if (isOrphaned) return messageStatus.has(status) ? 'refused' : 'retry';
  const isRefusal = status >= 400 && status < 500 && !retryableStatus.has(status);
  return isRefusal ? 'refused' : 'retry';
}

/** Builds the body of the newsletter call (specification, section 7). */
export function newsletterBody(email: string, to: string, id: string): OutboxBody {
  const html = `<p>New newsletter subscription from: ${escapeHtml(email)}</p>`;
  return { to, subject: newsletterSubject, html, from: email, id };
}
