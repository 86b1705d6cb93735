import { escapeHtml } from '#function/contract/escape-html.ts';
import type { SendEmailBody } from '#function/contract/send-email-body.ts';
import { contactSubjectPrefix } from '#function/contract/send-email-body.ts';

/** What a caller of `/api/send-email` gives (specification, section 3). */
export interface ContactMessage {
  readonly name: string;
  readonly from: string;
  readonly subject: string;
  readonly message: string;
}

/** Body of the call that a contact message becomes (specification, section 7). */
export function contactBody(
  contact: ContactMessage,
  to: string,
  id: string,
): Required<Omit<SendEmailBody, 'website'>> {
  const { name, from, subject, message } = contact;
  const html = [
    '<h2>New Contact Form Submission</h2>',
    `<p><strong>Name:</strong> ${escapeHtml(name)}</p>`,
    `<p><strong>Email:</strong> ${escapeHtml(from)}</p>`,
    `<p><strong>Subject:</strong> ${escapeHtml(subject)}</p>`,
    `<p><strong>Message:</strong></p>`,
    `<p>${escapeHtml(message).replace(/\r\n|\r|\n/g, '<br>')}</p>`,
  ].join('\n');
  return { to, subject: `${contactSubjectPrefix}${subject}`, html, from, replyTo: from, id };
}
