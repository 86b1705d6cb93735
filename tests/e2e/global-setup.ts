import { rm } from 'node:fs/promises';
import { makeUsedFolder } from '../support/servers/make-used-folder.ts';

/** One database for all, which every worker's server begins with a copy of. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await makeUsedFolder('dist-server/serve.mjs');
  process.env['USED_FOLDER'] = folder;
  return () => rm(folder, { recursive: true });
}
