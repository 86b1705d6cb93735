import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the path of the cached file with this name, and creates it if it is missing. */
export type BuildCache = (name: string, make: () => Promise<Uint8Array>) => Promise<string>;

const folder = 'node_modules/.cache';

/** Creates a cache of files between builds. A file's name is a hash of all that determines its content. */
export function buildCache(root: string, kind: string): BuildCache {
  const here = join(root, folder, kind);
  const making = new Map<string, Promise<string>>();
  async function ensure(name: string, make: () => Promise<Uint8Array>): Promise<string> {
    const path = join(here, name);
    if (existsSync(path)) return path;
    const bytes = await make();
    // Another cache or build may use the same file and must never read half of it.
    const unfinished = `${path}.${randomUUID()}`;
    await mkdir(here, { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    return path;
  }
  // Two callers may ask for the same file at once.
  return (name, make) => {
    const path = making.get(name) ?? ensure(name, make);
    making.set(name, path);
    return path;
  };
}

/** Hashes content to a short name. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}
