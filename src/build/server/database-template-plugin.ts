import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { templateName } from '../../server/database/database-template.ts';
import { buildCache } from '../build-cache.ts';

/** Puts an empty database beside the server's bundle for `findTemplate`; creates it once per installation. */
export function databaseTemplatePlugin(): Plugin {
  return {
    name: 'database-template',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const name = templateName();
      const cache = buildCache(this.environment.config.root, 'database');
      await cp(await cache(name, packEmptyDatabase), join(dir, name));
    },
  };
}

async function packEmptyDatabase(): Promise<Uint8Array> {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  const packed = await database.dumpDataDir('gzip');
  await database.close();
  return new Uint8Array(await packed.arrayBuffer());
}
