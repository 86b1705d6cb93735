import { rm } from 'node:fs/promises';
import { makeUsedFolder } from '../support/servers/make-used-folder.ts';

/** Creates one database; the server of each Playwright worker starts with a copy of it. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await makeUsedFolder('dist-server/serve.mjs');
  process.env['USED_FOLDER'] = folder;
  return () => rm(folder, { recursive: true });
}
