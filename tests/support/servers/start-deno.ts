import { execFileSync, spawn } from 'node:child_process';
import { until } from '../until.ts';
import { freePort } from './free-port.ts';

const offline = ['--node-modules-dir=manual', '--cached-only', '--no-lock'];

/** Type-checks a function as its host does. Throws with the errors. */
export function checkWithDeno(program: string, name: string): void {
  const source = `supabase/functions/${name}`;
  const config = ['--config', `${source}/deno.json`];
  const parameters = ['check', '--quiet', '--node-modules-dir=manual', '--no-lock', ...config];
  execFileSync(program, [...parameters, `${source}/index.ts`], { stdio: 'pipe' });
}

export type DenoFunction = Awaited<ReturnType<typeof startDeno>>;

/** Runs a function under Deno with only the loopback network and the installed packages. */
export async function startDeno(
  program: string,
  name: string,
  env: Readonly<Record<string, string>>,
) {
  const port = await freePort();
  const source = `supabase/functions/${name}`;
  const config = ['--config', `${source}/deno.json`];
  const rights = ['--allow-net=127.0.0.1', '--allow-env'];
  const { PATH = '', HOME = '' } = process.env;
  const DENO_SERVE_ADDRESS = `tcp:127.0.0.1:${port}`;
  const child = spawn(program, ['run', ...offline, ...rights, ...config, `${source}/index.ts`], {
    // Its own process group, so that `stop` also ends the real program behind a wrapper.
    detached: true,
    env: { PATH, HOME, DENO_SERVE_ADDRESS, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise((resolve) => child.on('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const answer = () => (child.exitCode === null ? fetch(url) : Promise.resolve(null));
  if (!(await until('Deno', answer, () => true).catch(() => null))) {
    await stop();
    throw new Error(`Deno did not start: ${output}`);
  }
  return { url, output: () => output, stop };
}
