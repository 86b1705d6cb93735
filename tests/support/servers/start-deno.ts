import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const offline = ['--node-modules-dir=manual', '--cached-only', '--no-lock'];

function folderOf(name: string): string {
  return `supabase/functions/${name}`;
}

/** Type-checks a function as its host does. Throws with the errors. */
export function checkWithDeno(program: string, name: string): void {
  const config = ['--config', `${folderOf(name)}/deno.json`];
  const parameters = ['check', '--quiet', '--node-modules-dir=manual', '--no-lock', ...config];
  execFileSync(program, [...parameters, `${folderOf(name)}/index.ts`], {
    cwd: project,
    stdio: 'pipe',
  });
}

export type DenoFunction = Awaited<ReturnType<typeof startDeno>>;

/** Runs a function under Deno with only the loopback network and the installed packages. */
export async function startDeno(
  program: string,
  name: string,
  env: Readonly<Record<string, string>>,
) {
  const port = await freePort();
  const config = ['--config', `${folderOf(name)}/deno.json`];
  const rights = ['--allow-net=127.0.0.1', '--allow-env'];
  const child = spawn(
    program,
    ['run', ...offline, ...rights, ...config, `${folderOf(name)}/index.ts`],
    {
      cwd: project,
      // Its own process group, so that `stop` also ends the real program behind a wrapper.
      detached: true,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        ...env,
      },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise((resolve) => child.on('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  for (let tries = 0; !(await isThere(url)); tries += 1) {
    if (tries > 200 || child.exitCode !== null) {
      await stop();
      throw new Error(`Deno did not start: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, output: () => output, stop };
}

function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
