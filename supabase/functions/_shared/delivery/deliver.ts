import { asciiAddress } from '../contract/email-address.ts';
import { escapeHtml } from '../contract/escape-html.ts';
import {
  contactSubjectPrefix,
  newsletterSubject,
  type SendEmailStatus,
} from '../contract/send-email-body.ts';
import { assertNoExtraKeys, type Submission } from '../request/submission.ts';
import type { FunctionConfig } from '../settings/function-config.ts';
import { errorCode, type Log } from '../settings/log.ts';
import type { Finish, LeasedSubmission, Store } from '../store/store.ts';
import { type Mail, type Mailer, MailError, sendWithTimeout } from './mailer.ts';

export interface DeliveryPorts {
  readonly config: FunctionConfig;
  readonly store: Store;
  readonly mailer: Mailer;
  readonly log: Log;
  /** References of mails that are out but not yet marked as sent in the database, by id of the submission. */
  readonly unmarked: Map<string, string>;
  /** Aborted when the process is about to end: nothing new begins and attempts are cut short. */
  readonly shutdown: AbortSignal;
  /** Keeps the process alive until the task settles, although nobody awaits it. */
  waitUntil(task: Promise<unknown>): void;
}

/**
 * Sends one claimed submission, however long that takes within its lease, and stores the outcome. Never
 * throws, because the row is safe either way.
 */
export async function deliver(
  leased: LeasedSubmission,
  ports: DeliveryPorts,
): Promise<SendEmailStatus> {
  const { config, store, mailer, log, unmarked, shutdown } = ports;
  const { id, token, attempts } = leased;
  try {
    const ref =
      unmarked.get(id) ?? (await sendWithTimeout(mailer, renderMail(leased, config), shutdown)).ref;
    unmarked.set(id, ref);
    const finish = { id, token, outcome: 'sent', ref } as const;
    await store.finish(finish).then(
      () => unmarked.delete(id),
      () => ports.waitUntil(markSent(finish, ports)),
    );
    return 'sent';
  } catch (error) {
    const code = errorCode(error);
    log({ event: 'delivery', outcome: 'failed', id, code, count: attempts });
    const retryInSeconds = retryDelay(attempts);
    const isRefusal = error instanceof MailError && error.isRefusal;
    await store
      .finish({ id, token, outcome: 'failed', error: code, isRefusal, retryInSeconds })
      .catch((storeError: unknown) => {
        // The lease expires by itself, and the sweeper takes over.
        log({ event: 'delivery', outcome: 'unmarked', id, code: errorCode(storeError) });
      });
    return 'received';
  }
}

/** PostgreSQL may be away for minutes during an upgrade. */
const markForMs = 10 * 60_000;
const markEveryMs = 2_000;

/**
 * Stores that a mail is out, although the database could not at first. If the lease expires meanwhile, the next
 * attempt finds the mail in `unmarked`. It stays there, because a call with an expired lease succeeds and stores
 * nothing.
 */
async function markSent(finish: Finish, { store, log, shutdown }: DeliveryPorts): Promise<void> {
  const deadline = Date.now() + markForMs;
  for (;;) {
    await pause(markEveryMs, shutdown);
    try {
      return await store.finish(finish);
    } catch (error) {
      if (!shutdown.aborted && Date.now() < deadline) continue;
      const code = errorCode(error);
      return log({ event: 'delivery', outcome: 'unmarked', id: finish.id, code });
    }
  }
}

/** Waits, but no longer than until the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : ms);
    signal.addEventListener('abort', end);
  });
}

const firstDelay = 30;
const longestDelay = 3600;

/** Returns the backoff in seconds after this many failed attempts. It doubles up to an hour. */
function retryDelay(attempts: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** (attempts - 1));
}

/** Returns the mail to the site's owner. It is the same every time, because mail services compare repeats. */
export function renderMail(
  submission: Submission,
  addresses: { readonly mailTo: string; readonly mailFrom: string },
): Mail {
  const { id, email, kind, subject, text, ...rest } = submission;
  assertNoExtraKeys(rest);
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
    subject: `${contactSubjectPrefix}${subject}`.trimEnd(),
    text: `Contact form message\nReply to: ${email}\nSubject: ${subject}\n\n${text}\n`,
    html: [
      '<h2>Contact form message</h2>',
      `<p>Reply to: <strong>${escapeHtml(email)}</strong><br>Subject: ${escapeHtml(subject)}</p>`,
      `<p>${toHtml(text)}</p>`,
    ].join('\n'),
  };
}

/** Returns HTML that shows every space and line break of a text. Some mail programs lack `pre-wrap`. */
function toHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll('\t', '    ')
    .replace(/^ | (?= )/gm, '&nbsp;')
    .replaceAll('\n', '<br>');
}
