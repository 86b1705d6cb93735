import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  /** Where it says that it serves. */
  readonly url: string;
  readonly pid: number;
  /** Lines on standard output so far. */
  readonly output: readonly string[];
  /** Sends the signal and resolves with the exit code, null when the signal itself ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export type ServerEnv = Readonly<Record<string, string>>;

export interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/**
 * For Node. The embedded database is a program of its own that Node would compile twice, quickly and then
 * well: what tests start lives too briefly for the second time, which takes seconds of both processors.
 */
export const briefly = ['--liftoff-only'];

/**
 * Starts the bundled server with these settings and nothing else from our own environment.
 *
 * @param wrapper a program with its options that starts another, such as `unshare`
 */
function start(entry: string, env: ServerEnv, wrapper: readonly string[]) {
  const [program = '', ...parameters] = [...wrapper, process.execPath, ...briefly, entry];
  const child = spawn(program, parameters, {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, stderr }));
  });
  return { child, ended };
}

/** Resolves once the server says where it serves; rejects with its complaint when it ends instead. */
export async function startProcess(
  entry: string,
  env: ServerEnv,
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const { child, ended } = start(entry, env, wrapper);
  const output: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      const found = /^Site\s+(\S+)$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(({ code, stderr }) => reject(new Error(`ended with ${code}: ${stderr}`)));
  });
  return {
    url: url.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return (await ended).code;
    },
  };
}

/** For servers that must not start: how they ended. */
export async function runToEnd(
  entry: string,
  env: ServerEnv,
  wrapper: readonly string[] = [],
): Promise<Ended> {
  const { child, ended } = start(entry, env, wrapper);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 45_000);
  const result = await ended;
  clearTimeout(tooLong);
  return result;
}
