import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the real site with these settings into a temporary folder. */
export async function buildSite(env: Readonly<Record<string, string>>, config = 'vite.config.ts') {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const flags = ['--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, 'build', ...flags], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
