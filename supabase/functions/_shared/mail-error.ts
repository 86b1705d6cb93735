/** A refused mail. The code may be logged and stored; the transport's own words may not. */
export class MailError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The mail was not taken: ${code}`);
    this.name = 'MailError';
    this.code = code;
  }
}
