/** Why the server cannot start, in one line that names the thing. */
export class StartFault extends Error {
  constructor(line: string) {
    super(line.replace(/\s+/g, ' '));
    this.name = 'StartFault';
  }
}

/** The system's code for a failed call ("EACCES"), or the error's name. */
export function systemCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.name;
}
