import { escapeHtml } from '#function/contract/escape-html.ts';
import { newsletterSubject } from '#function/contract/send-email-body.ts';
import type { OutboxBody } from './item.ts';

/** Body of the newsletter call (specification, section 7): a line naming the subscriber. */
export function newsletterBody(email: string, to: string, id: string): OutboxBody {
  const html = `<p>New newsletter subscription from: ${escapeHtml(email)}</p>`;
  return { to, subject: newsletterSubject, html, from: email, id };
}
