export interface Mail {
  /** The submission's id; sending the same key twice must have one effect where possible. */
  readonly key: string;
  readonly from: string;
  readonly to: string;
  /** Absent when the visitor's address cannot stand in a header. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** How long sending a key again has no second effect; null: for ever. */
  readonly remembersSeconds: number | null;
  /**
   * Resolves once the mail is out of our hands, with the transport's name for it. When `signal` is
   * aborted it ends, at the latest after `lastWordMs`, and does nothing in the background.
   */
  send(mail: Mail, signal: AbortSignal): Promise<{ readonly ref: string }>;
}

/** The same for every attempt, so that a mail sent twice can be seen to be one. */
export function messageId(mail: Mail): string {
  return `<${mail.key}@${mail.from.split('@')[1] ?? 'localhost'}>`;
}

/** A mail that was not taken. The code may be logged and stored; the transport's own words may not. */
export class MailError extends Error {
  readonly code: string;
  /** It is certain that nothing went out; otherwise the transport may have sent it and not told us. */
  readonly isRefusal: boolean;

  constructor(code: string, isRefusal = false) {
    super(`The mail was not taken: ${code}`);
    this.name = 'MailError';
    this.code = code;
    this.isRefusal = isRefusal;
  }
}

/** Sends, and ends an attempt that takes too long or that the end of the process overtakes. */
export async function sendInTime(
  mailer: Mailer,
  mail: Mail,
  stopping: AbortSignal,
): Promise<{ readonly ref: string }> {
  const controller = new AbortController();
  const { signal } = controller;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const giveUpAfter = (ms: number, code: string): void => {
    timers.push(setTimeout(() => controller.abort(new MailError(code)), ms));
  };
  const giveUpSoon = (): void => giveUpAfter(stopGraceMs, 'STOPPED');
  const overdue = new Promise<never>((_resolve, reject) => {
    // For a mailer that does not end when it is told to.
    const insist = (): void => {
      timers.push(setTimeout(() => reject(signal.reason), lastWordMs + 500));
    };
    signal.addEventListener('abort', insist, { once: true });
  });
  giveUpAfter(giveUpAfterMs, 'SEND_TIMEOUT');
  if (stopping.aborted) giveUpSoon();
  stopping.addEventListener('abort', giveUpSoon, { once: true });
  try {
    return await Promise.race([mailer.send(mail, signal), overdue]);
  } finally {
    stopping.removeEventListener('abort', giveUpSoon);
    for (const timer of timers) clearTimeout(timer);
  }
}

/** Below the ten seconds that the page waits for an answer; the attempt runs on after it. */
export const answerAfterMs = 8_000;

/** When an attempt is given up. Slow mail servers, on purpose or not, take half a minute for a mail. */
export const giveUpAfterMs = 45_000;

/** How much longer a mail whose text is out may wait for the server's word: without it there is doubt. */
export const lastWordMs = 8_000;

/** Given to an attempt under way when the process has to end. */
export const stopGraceMs = 2_000;

/**
 * How long nobody else may try. Longer than an attempt can last and its outcome can take to be noted:
 * who takes over earlier sends a second mail.
 */
export const leaseSeconds = 60;
