import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { templateName } from '../../server/database/database-template.ts';

/** Puts an empty database beside the server's bundle, see `findTemplate`. Made once per installation. */
export function databaseTemplatePlugin(): Plugin {
  let root = '';
  return {
    name: 'database-template',
    apply: 'build',
    configResolved(resolved) {
      root = resolved.root;
    },
    async writeBundle({ dir = '' }) {
      const name = templateName();
      const kept = join(root, 'node_modules/.cache', name);
      if (!existsSync(kept)) await make(kept);
      await cp(kept, join(dir, name));
    },
  };
}

/** Moved to its place when it is whole: builds may run at the same time. */
async function make(path: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  const packed = await database.dumpDataDir('gzip');
  await database.close();
  const draft = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, Buffer.from(await packed.arrayBuffer()));
  await rename(draft, path);
}
