import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { link, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../startup-error.ts';

const temporaryName = /^\..*\.tmp$/;

/**
 * Writes a file under a name that is still free, and waits until it is on the disk. Resolves with
 * `exists` when the name is taken: another attempt has written the same. There is never half a file
 * under that name.
 */
export async function writeOnce(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<'written' | 'exists'> {
  const temporaryPath = join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeAndSync(temporaryPath, bytes);
    await link(temporaryPath, join(folder, name));
    await syncFolder(folder);
    return 'written';
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return 'exists';
    throw error;
  } finally {
    await rm(temporaryPath, { force: true });
  }
}

/** Removes files that a killed process has left half written. Only the folder's owner may call it. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => temporaryName.test(name));
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/** Writes or replaces a file that only its owner can read, and waits until it is on the disk. */
export function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
