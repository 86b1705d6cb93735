import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from './default-settings.ts';
import { startProcess } from './start-process.ts';
import { submitWhenOpen } from '../mail/submit.ts';

/**
 * Creates a data folder with a database and without mails, for copying: a new database takes
 * seconds.
 */
export async function makeUsedFolder(entry: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'used-'));
  const server = await startProcess(entry, { ...defaultSettings, PORT: '0', DATA_DIR: folder });
  try {
    await submitWhenOpen(server.url);
  } finally {
    await server.stop();
  }
  await rm(join(folder, 'outbox'), { recursive: true });
  return folder;
}
