import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../support/build-server.ts';
import { startProcess } from '../support/start-process.ts';
import { submitWhenOpen } from '../support/submit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The bundled server beside a made-up site. */
    entry: string;
    entryWithoutSite: string;
    /** A data folder whose database has been made; making one takes seconds. */
    usedFolder: string;
  }
}

/** Bundles the server and makes one database, once for all files. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const built = await buildServer();
  const usedFolder = await mkdtemp(join(tmpdir(), 'used-'));
  const server = await startProcess(built.entry, { DATA_DIR: usedFolder });
  try {
    await submitWhenOpen(server.url);
  } finally {
    await server.stop();
  }
  await rm(join(usedFolder, 'outbox'), { recursive: true });
  provide('entry', built.entry);
  provide('entryWithoutSite', built.entryWithoutSite);
  provide('usedFolder', usedFolder);
  return async () => {
    await built.remove();
    await rm(usedFolder, { recursive: true });
  };
}
