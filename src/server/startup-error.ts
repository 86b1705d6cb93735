import { EnvironmentError } from '#function/settings/environment.ts';

/** Error that says in one line why the server cannot start, and names what is wrong. */
export class StartupError extends EnvironmentError {
  constructor(line: string) {
    super(line.replace(/\s+/g, ' '));
  }
}

/** Returns the system's code for a failed call ("EACCES"), or the error's name. */
export function systemCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.name;
}
