import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { StartFault, systemCode } from '../start-fault.ts';
import { writeDurably } from './durable-file.ts';

interface DataFolder {
  readonly outbox: string;
  readonly database: string;
  /** Random, made at the first start. */
  readonly ipSalt: string;
  release(): void;
}

/** Makes the folder for this owner alone and takes its lock. */
export function openDataFolder(folder: string): DataFolder {
  try {
    const outbox = join(folder, 'outbox');
    makeFolder(folder);
    const release = lockFolder(folder);
    try {
      makeFolder(outbox);
      return { outbox, database: join(folder, 'database'), ipSalt: folderSalt(folder), release };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    if (error instanceof StartFault) throw error;
    throw new StartFault(`DATA_DIR ${folder} cannot be used (${systemCode(error)})`);
  }
}

/** Step by step, because Node's own way never ends where a folder is there and takes no new ones. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new StartFault(`DATA_DIR: ${folder} is a file`);
    return;
  }
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, 0o700);
  } catch (error) {
    // Another starter was quicker; the lock decides between us.
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}

function folderSalt(folder: string): string {
  const path = join(folder, 'ip-salt');
  try {
    const salt = readFileSync(path, 'utf8');
    if (/^[0-9a-f]{64}$/.test(salt)) return salt;
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
  }
  const salt = randomBytes(32).toString('hex');
  writeDurably(path, salt);
  return salt;
}
