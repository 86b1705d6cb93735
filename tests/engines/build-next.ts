import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findProgram } from '../support/find-program.ts';

/** What differs in the next build; its name and the address of a hosted mail function. */
export interface NextSettings {
  readonly BUILD_ID: string;
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string;
}

/** Builds the site a second time, as the next deploy would; answers with its folder. */
export async function buildNext(folder: string, settings: NextSettings): Promise<string> {
  const vite = findProgram('vite', 'VITE_PATH');
  if (!vite) throw new Error('Vite is missing; run npm ci first');
  const out = join(folder, 'dist');
  const build = spawn(vite, ['build', '--outDir', out, '--emptyOutDir', '--logLevel', 'error'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  build.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise((resolve) => build.once('close', resolve));
  if (code !== 0) throw new Error(`The next build failed: ${complaint}`);
  return out;
}
