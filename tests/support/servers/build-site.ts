import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds the real site with these settings into a temporary folder. */
export async function buildSite(env: Readonly<Record<string, string>>, config = 'vite.config.ts') {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  const flags = ['--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...flags],
    {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    },
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
