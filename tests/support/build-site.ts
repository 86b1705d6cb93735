import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = new URL('../..', import.meta.url).pathname;

export interface BuiltSite {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Builds the real site with these settings into a folder of its own. */
export async function buildSite(env: Readonly<Record<string, string>>): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  // Another user may be the one who serves it.
  await chmod(folder, 0o755);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const parameters = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, parameters, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
