/** A fault of the embedded database. The text may quote rows, so only the code is ever logged. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(text: string, code: string) {
    super(text);
    this.name = 'DatabaseError';
    this.code = code;
  }
}

/** The database answers nothing any more, whatever it is asked; only opening it again helps. */
export const databaseEnded = 'DATABASE_ENDED';
