import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { quickStartFlags } from './start-process.ts';

export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

/** Runs `npm run dev` in a folder. Resolves when it prints its address. */
export async function startDevServer(folder: string, env: Readonly<Record<string, string>> = {}) {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [...quickStartFlags, vite], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NO_COLOR: '1',
      ...('PORT' in env ? {} : { PORT: String(await freePort()) }),
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      text += chunk.toString();
      const found = /Local:\s+(http:\S+)\/\s/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then(() => reject(new Error(`The development server ended: ${text}`)));
  });
  return {
    url,
    /** Returns everything that it has printed, without colours. */
    output: () => text,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
