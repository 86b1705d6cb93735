import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { copyFolder } from '../support/servers/copy-folder.ts';
import {
  type ServerEnv,
  type ServerProcess,
  startProcess,
} from '../support/servers/start-process.ts';

/** Creates folders and servers for one test file and removes them at its end. */
export function useServers() {
  const folders: string[] = [];
  const servers: ServerProcess[] = [];

  /** Creates an empty folder. */
  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'server-'));
    folders.push(folder);
    return folder;
  }

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  return {
    newFolder,
    /** Creates a data folder with a database in it, so that a server opens quickly. */
    async usedFolder() {
      const folder = await newFolder();
      await copyFolder(inject('usedFolder'), folder);
      return folder;
    },
    async start(env: ServerEnv, wrapper?: readonly string[]) {
      const server = await startProcess(inject('entry'), env, wrapper);
      servers.push(server);
      return server;
    },
  };
}
