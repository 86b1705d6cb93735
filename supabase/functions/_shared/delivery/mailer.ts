export interface Mail {
  /** The submission's id. Sending the same key twice must have one effect where possible. */
  readonly key: string;
  readonly from: string;
  readonly to: string;
  /** Null when the visitor's address cannot be in a header. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** The time during which the transport recognises a repeated key; null means for ever. */
  readonly remembersSeconds: number | null;
  /**
   * Resolves with the transport's name for the mail once it is out of our hands. When `signal` is aborted
   * it settles within `finalReplyMs` and does nothing in the background afterwards.
   */
  send(mail: Mail, signal: AbortSignal): Promise<{ readonly ref: string }>;
}

/** Returns the same Message-ID for every attempt, so that a mail that was sent twice can be recognised. */
export function messageId(mail: Mail): string {
  return `<${mail.key}@${mail.from.split('@')[1] ?? 'localhost'}>`;
}

/** A mail that was not accepted. Its code may be logged and stored; the transport's own words may not. */
export class MailError extends Error {
  readonly code: string;
  /** True if nothing was mailed. False if the transport may have sent it without telling us. */
  readonly isRefusal: boolean;

  constructor(code: string, isRefusal = false) {
    super(`The mail was not accepted: ${code}`);
    this.name = 'MailError';
    this.code = code;
    this.isRefusal = isRefusal;
  }
}

/** Sends a mail, and aborts the attempt if it takes too long or the process has to end. */
export async function sendWithTimeout(
  mailer: Mailer,
  mail: Mail,
  shutdown: AbortSignal,
): Promise<{ readonly ref: string }> {
  const controller = new AbortController();
  const { signal } = controller;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const abortAfter = (ms: number, code: string): void => {
    timers.push(setTimeout(() => controller.abort(new MailError(code)), ms));
  };
  const abortSoon = (): void => abortAfter(shutdownGraceMs, 'STOPPED');
  // Ends the wait for a mailer that does not settle when it is aborted.
  const overdue = new Promise<never>((_resolve, reject) => {
    const rejectLater = (): void => {
      timers.push(setTimeout(() => reject(signal.reason), finalReplyMs + 500));
    };
    signal.addEventListener('abort', rejectLater, { once: true });
  });
  abortAfter(sendTimeoutMs, 'SEND_TIMEOUT');
  if (shutdown.aborted) abortSoon();
  shutdown.addEventListener('abort', abortSoon, { once: true });
  try {
    return await Promise.race([mailer.send(mail, signal), overdue]);
  } finally {
    shutdown.removeEventListener('abort', abortSoon);
    for (const timer of timers) clearTimeout(timer);
  }
}

/** Time until the request is answered, while the attempt runs on. The page waits ten seconds. */
export const respondAfterMs = 8_000;

/** Time until an attempt is aborted. Slow mail servers take half a minute for a mail. */
export const sendTimeoutMs = 45_000;

/** Extra time for the server's reply to a sent body. Without one, the mail may have gone out. */
export const finalReplyMs = 8_000;

/** Time that a running attempt has left when the process has to end. */
export const shutdownGraceMs = 2_000;

/**
 * Nobody else may try during this time. It is longer than an attempt and the storing of its outcome
 * can take together, because an earlier takeover would send a second mail.
 */
export const leaseSeconds = 90;
