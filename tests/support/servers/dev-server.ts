import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { briefly } from './start-process.ts';

export interface DevServer {
  readonly url: string;
  /** All that it has written, without colours. */
  output(): string;
  /** Whether the process that was started still runs. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** `npm run dev` in this folder. Resolves when it says where it serves. */
export async function startDevServer(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<DevServer> {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [...briefly, vite], {
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
    output: () => text,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
