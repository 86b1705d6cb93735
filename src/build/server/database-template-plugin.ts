import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { templateName } from '../../server/database/database-template.ts';

/** Puts an empty database beside the server's bundle for `findTemplate`; creates it once per installation. */
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
      const cached = join(root, 'node_modules/.cache', name);
      if (!existsSync(cached)) await createTemplate(cached);
      await cp(cached, join(dir, name));
    },
  };
}

/** Moves the template to its place when it is complete, because builds may run at the same time. */
async function createTemplate(path: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  const packed = await database.dumpDataDir('gzip');
  await database.close();
  const draft = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, Buffer.from(await packed.arrayBuffer()));
  await rename(draft, path);
}
