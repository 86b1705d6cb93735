import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');

/** For the thread that runs it: bundling would part it from its files. */
export const pgliteModule = pathToFileURL(entry).href;

/**
 * Name of an empty database, packed by the build because making one takes seconds. It fits no other
 * version of the package than the one that made it.
 */
export function templateName(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(entry, '../../package.json'), 'utf8'),
  );
  return `database-${version}.tar.gz`;
}

/** Beside the bundle; null where there is none that fits, as in the development server. */
export function findTemplate(): string | null {
  const path = fileURLToPath(new URL(templateName(), import.meta.url));
  return existsSync(path) ? path : null;
}
