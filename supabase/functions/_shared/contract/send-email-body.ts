/** The subject of a newsletter subscription, by which it is recognised (specification, section 7). */
export const newsletterSubject = 'New Newsletter Subscription';

/** The prefix of a visitor's own subject (specification, section 7). */
export const contactSubjectPrefix = 'Contact Form: ';

/** The body of a call to `send-email`. Only its subject, address and text are used. */
export interface SendEmailBody {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly from: string;
  /** Contact messages only. */
  readonly replyTo?: string;
  /** A UUID made once per submission, by which the function removes duplicates. */
  readonly id?: string;
}

/** `received` is as safe as `sent`: the message is stored and will be mailed. */
export type SendEmailStatus = 'sent' | 'received';

/**
 * Returns whether `data` is the function's own acceptance of this submission. A status of 200 alone
 * proves nothing: a school filter answers 200 with a page of its own.
 */
export function isAccepted(data: unknown, id: string): boolean {
  if (!isRecord(data) || data.success !== true || !isRecord(data.data)) return false;
  const { id: answered, status } = data.data;
  return answered === id.toLowerCase() && (status === 'sent' || status === 'received');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
