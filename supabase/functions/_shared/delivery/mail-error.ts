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
