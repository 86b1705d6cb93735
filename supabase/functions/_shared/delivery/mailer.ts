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
