import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { link, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../startup-error.ts';

const temporary = /^\..*\.tmp$/;

/**
 * Puts a complete, durable file under a name that was free. `exists` when it was not: whoever came
 * first has written the same. At no moment is there half a file under that name.
 */
export async function writeOnce(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<'written' | 'exists'> {
  const draft = join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeAndSync(draft, bytes);
    await link(draft, join(folder, name));
    await syncFolder(folder);
    return 'written';
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return 'exists';
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes drafts that a killed process left behind. Only for the folder's sole owner. */
export async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => temporary.test(name));
  await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })));
}

/** Writes a whole file, replacing what is there, and waits until it is on the disk. Owner only. */
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
