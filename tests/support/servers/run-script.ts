import { execFile } from 'node:child_process';

interface Ran {
  readonly code: number;
  /** The output, without empty lines. */
  readonly lines: readonly string[];
}

/** Runs an npm script in a folder, without npm's own output. */
export function runScript(
  folder: string,
  script: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NO_COLOR: '1', ...settings };
  const words = ['run', '--silent', script];
  return new Promise((resolve) => {
    execFile('npm', words, { cwd: folder, env }, (error, out, errors) => {
      const lines = `${out}\n${errors}`.split('\n').filter((line) => line.trim() !== '');
      // Leave out npm's own warnings, which are about the machine's settings.
      const ours = lines.filter((line) => !line.startsWith('npm warn'));
      resolve({ code: error === null ? 0 : Number(error.code), lines: ours });
    });
  });
}
