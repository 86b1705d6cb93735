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
