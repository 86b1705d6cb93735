import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');

/** The address of PGlite for the thread that loads it; bundling would separate it from its files. */
export const pgliteModule = pathToFileURL(entry).href;

/**
 * Returns the name of the empty database that the build packs, because creating one takes seconds. It
 * fits only the version of the package that has made it.
 */
export function templateName(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(entry, '../../package.json'), 'utf8'),
  );
  return `database-${version}.tar.gz`;
}

/** Returns the path of the template beside the bundle, or null, as in the development server. */
export function findTemplate(): string | null {
  const path = fileURLToPath(new URL(templateName(), import.meta.url));
  return existsSync(path) ? path : null;
}

const block = 512;

/**
 * Unpacks a template into a new folder. PGlite can load one by itself but takes twice as long,
 * because the database would be opened in the draft folder and again in its final one.
 */
export async function unpackTemplate(template: string, folder: string): Promise<void> {
  const tar = await promisify(gunzip)(await readFile(template));
  for (let at = 0, size = 0; at < tar.length; at += block + Math.ceil(size / block) * block) {
    const field = (from: number, length: number): string =>
      tar.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '');
    const name = field(0, 100);
    // A tar file ends with empty blocks.
    if (name === '') return;
    size = Number.parseInt(field(124, 12), 8);
    const path = join(folder, name);
    const isFolder = field(156, 1) === '5';
    await mkdir(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
    const bytes = tar.subarray(at + block, at + block + size);
    if (!isFolder) await writeFile(path, bytes, { mode: 0o600 });
  }
}
