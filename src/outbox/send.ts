import { FunctionsClient } from '@supabase/functions-js';
import { escapeHtml } from '#function/contract/escape-html.ts';
import {
  type SendEmailBody,
  isAccepted,
  newsletterSubject,
} from '#function/contract/send-email-body.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import type { OutboxBody } from './item.ts';

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

/** Body of the newsletter call (specification, section 7): a line naming the subscriber. */
export function newsletterBody(email: string, to: string, id: string): OutboxBody {
  const html = `<p>New newsletter subscription from: ${escapeHtml(email)}</p>`;
  return { to, subject: newsletterSubject, html, from: email, id };
}
