import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../support/servers/build-server.ts';
import { makeUsedFolder } from '../support/servers/make-used-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The bundled server beside a made-up site. */
    entry: string;
    entryWithoutSite: string;
    /** A data folder to copy, see makeUsedFolder. */
    usedFolder: string;
  }
}

/** Bundles the server and creates one database for all test files. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const built = await buildServer();
  const usedFolder = await makeUsedFolder(built.entry);
  provide('entry', built.entry);
  provide('entryWithoutSite', built.entryWithoutSite);
  provide('usedFolder', usedFolder);
  return async () => {
    await built.remove();
    await rm(usedFolder, { recursive: true });
  };
}
