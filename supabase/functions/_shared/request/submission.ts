/** What a visitor sent, checked and normalised; the only thing that is stored and mailed. */
export interface Submission {
  /** A lower-case UUID. */
  readonly id: string;
  readonly kind: 'newsletter' | 'contact';
  readonly email: string;
  /** One line, without the prefix. */
  readonly subject: string;
  /** Plain text; empty for a newsletter. */
  readonly text: string;
}

/** For what is over once every known key was taken out: a key that nobody took does not compile here. */
export function nothingLeft(_rest: Readonly<Record<PropertyKey, never>>): void {
  // The type is all of it.
}
