import { escapeHtml } from '#function/contract/escape-html.ts';
import { type SendEmailBody, contactSubjectPrefix } from '#function/contract/send-email-body.ts';
import { classifyResponse, createSender, type SendEmail } from '#outbox/send.ts';
import { isRecord } from '#shared/is-record.ts';
import { publicConfig } from '#shared/public-config.ts';
import { randomUuid } from '#shared/uuid.ts';

/** Answers an `/api/` request with the real dependencies, the same in page and worker. */
export function answerApiRequest(request: Request): Promise<Response> {
  return handleApi(request, {
    send: createSender(publicConfig),
    newId: randomUuid,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    mailTo: publicConfig.mailTo,
  });
}

export interface ApiDeps {
  readonly send: SendEmail;
  readonly newId: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly mailTo: string;
}

/** Simulated delay of the legacy path (specification, section 9). */
export const legacyDelayMs = 500;

const sendEmailPath = '/api/send-email';

/** Answers a request below `/api/` on the device (specification, section 7; decisions 14 and 31). */
export async function handleApi(request: Request, deps: ApiDeps): Promise<Response> {
  const isSendEmail = new URL(request.url).pathname === sendEmailPath;
  if (isSendEmail && request.method === 'POST' && isFetch(request))
    return sendContact(request, deps);
  await deps.wait(legacyDelayMs);
  return failure(isSendEmail ? 'Method not allowed' : 'Endpoint not found');
}

/**
 * Returns whether a script of one of our pages made the request: only such a request has no
 * destination. A form or frame, of any site, navigates instead and must not send a mail.
 */
function isFetch({ mode, destination }: Request): boolean {
  return mode !== 'navigate' && !destination;
}

async function sendContact(request: Request, deps: ApiDeps): Promise<Response> {
  const contact = parseContact(await request.json().catch(() => null));
  if (!contact) return failure('An unexpected error occurred');
  const id = deps.newId();
  try {
    const response = await deps.send(contactBody(contact, deps.mailTo, id));
    if (classifyResponse(response, id) !== 'sent') return failure('Failed to send email');
    return json(200, { success: true, data: response.data });
  } catch (thrown) {
    return failure(thrown instanceof Error ? 'Failed to send email' : 'Unknown error');
  }
}

function parseContact(value: unknown): ContactMessage | null {
  if (!isRecord(value)) return null;
  const { name, from, subject, message } = value;
  if (typeof name !== 'string' || typeof from !== 'string') return null;
  if (typeof subject !== 'string' || typeof message !== 'string') return null;
  return { name, from, subject, message };
}

/** The message that a caller of `/api/send-email` posts (specification, section 3). */
interface ContactMessage {
  readonly name: string;
  readonly from: string;
  readonly subject: string;
  readonly message: string;
}

/** Builds the body of the call for a contact message (specification, section 7). */
export function contactBody(
  contact: ContactMessage,
  to: string,
  id: string,
): Required<SendEmailBody> {
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

function failure(error: string): Response {
  return json(500, { error });
}

/** Replaces `Response.json`, which is missing before Safari 17. */
function json(status: number, body: object): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return new Response(JSON.stringify(body), { status, headers });
}
