import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Variant } from './measures.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** Builds the variants below `folder` and returns their folders; a built `against` stays in place. */
export async function buildVariants(
  dist: string | undefined,
  against: string | undefined,
  folder: string,
): Promise<Readonly<Partial<Record<Variant, string>>>> {
  const site = join(folder, 'site');
  if (dist === undefined) await buildSite(root, site);
  else await cp(resolve(dist), site, { recursive: true });
  const scriptless = join(folder, 'scriptless');
  await cp(site, scriptless, { recursive: true });
  await removeScripts(scriptless);
  const variants = { site, scriptless, bare: site };
  if (against === undefined) return variants;
  const isBuilt = existsSync(join(against, 'index.html'));
  return { ...variants, before: isBuilt ? resolve(against) : await buildCommit(against, folder) };
}

async function buildSite(from: string, to: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--outDir', to, '--emptyOutDir'], { cwd: from });
}

/** Builds a commit with today's packages; the commit's own lock file is ignored. */
async function buildCommit(commit: string, folder: string): Promise<string> {
  const tree = join(folder, 'tree');
  await run('git', ['worktree', 'add', '--detach', tree, commit], { cwd: root });
  try {
    await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
    await buildSite(tree, join(folder, 'before'));
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree], { cwd: root });
  }
  return join(folder, 'before');
}

/** Removes every script; the pages, styles, fonts and pictures stay the same. */
async function removeScripts(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (name.endsWith('.js')) await rm(file);
    if (!name.endsWith('.html')) continue;
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replaceAll(/<script[\s\S]*?<\/script>/g, ''));
  }
}
