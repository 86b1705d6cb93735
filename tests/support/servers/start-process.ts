import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

export type ServerEnv = Readonly<Record<string, string>>;

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/**
 * Makes Node compile the embedded database only once and quickly. Optimising it takes seconds of
 * both processors, and the processes of tests do not live long enough to profit.
 */
export const quickStartFlags = ['--liftoff-only'];

/**
 * Starts the bundled server with these settings and nothing else from our own environment.
 *
 * @param wrapper a program with its options that starts another, such as `unshare`
 */
function start(entry: string, env: ServerEnv, wrapper: readonly string[]) {
  const [program = '', ...parameters] = [...wrapper, process.execPath, ...quickStartFlags, entry];
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

/** Resolves once the server prints its address. Rejects with its error when it ends instead. */
export async function startProcess(entry: string, env: ServerEnv, wrapper: readonly string[] = []) {
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
    /** The address that it prints. */
    url: url.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    /** The lines on standard output so far. */
    output,
    /** Sends a signal and resolves with the exit code, or null when the signal itself ended it. */
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return (await ended).code;
    },
  };
}

/** Runs a server that must not start, and returns how it ended. */
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
