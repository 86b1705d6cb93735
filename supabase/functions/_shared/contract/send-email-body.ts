/** Subject by which a newsletter subscription is recognised (specification, section 7). */
export const newsletterSubject = 'New Newsletter Subscription';

/** What stands before a visitor's own subject (specification, section 7). */
export const contactSubjectPrefix = 'Contact Form: ';

/** Body of the call to `send-email`. Only a subject, an address and a text are believed. */
export interface SendEmailBody {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly from: string;
  /** Contact messages only. */
  readonly replyTo?: string;
  /** A UUID made once per submission; the function removes duplicates on it. */
  readonly id?: string;
}

/** `received` is as safe as `sent`: the message is stored and will be mailed. */
export type SendEmailStatus = 'sent' | 'received';

/**
 * Whether `data` is the function's own acceptance of this very submission.
 * A status of 200 alone proves nothing: a school filter answers 200 with its own page.
 */
export function isAccepted(data: unknown, id: string): boolean {
  if (!isRecord(data) || data.success !== true || !isRecord(data.data)) return false;
  const { id: answered, status } = data.data;
  return answered === id.toLowerCase() && (status === 'sent' || status === 'received');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
