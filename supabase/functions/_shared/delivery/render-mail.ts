import { asciiAddress } from '../request/ascii-address.ts';
import { escapeHtml } from '../contract/escape-html.ts';
import type { Mail } from './mailer.ts';
import { nothingLeft, type Submission } from '../request/submission.ts';
import { contactSubjectPrefix, newsletterSubject } from '../contract/send-email-body.ts';

/** The mail to the site's owner. Same submission, same mail: providers compare repeats. */
export function renderMail(
  submission: Submission,
  addresses: { readonly mailTo: string; readonly mailFrom: string },
): Mail {
  const { id, email, kind, subject, text, ...rest } = submission;
  nothingLeft(rest);
  return {
    key: id,
    from: addresses.mailFrom,
    to: addresses.mailTo,
    replyTo: asciiAddress(email),
    ...(kind === 'newsletter' ? newsletter(email) : contact(email, subject, text)),
  };
}

function newsletter(email: string): Pick<Mail, 'subject' | 'text' | 'html'> {
  return {
    subject: newsletterSubject,
    text: `New newsletter subscription: ${email}\n`,
    html: `<p>New newsletter subscription: <strong>${escapeHtml(email)}</strong></p>`,
  };
}

function contact(
  email: string,
  subject: string,
  text: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  return {
    subject: `${contactSubjectPrefix}${subject}`,
    text: `Contact form message\nReply to: ${email}\nSubject: ${subject}\n\n${text}\n`,
    html: [
      '<h2>Contact form message</h2>',
      `<p>Reply to: <strong>${escapeHtml(email)}</strong><br>Subject: ${escapeHtml(subject)}</p>`,
      `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    ].join('\n'),
  };
}
