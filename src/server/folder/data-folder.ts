import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { StartupError, systemCode } from '../startup-error.ts';
import { writeDurably } from './durable-file.ts';

export interface DataFolder {
  readonly outbox: string;
  readonly database: string;
  /** Random, created at the first start. */
  readonly hashSecret: string;
  release(): void;
}

/** Creates the folder for this owner alone and locks it. */
export function openDataFolder(folder: string): DataFolder {
  try {
    const outbox = join(folder, 'outbox');
    makeFolder(folder);
    const release = lockFolder(folder);
    try {
      makeFolder(outbox);
      return {
        outbox,
        database: join(folder, 'database'),
        hashSecret: folderSecret(folder),
        release,
      };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`DATA_DIR ${folder} cannot be used (${systemCode(error)})`);
  }
}

/** Creates a folder after its parents. Node's `recursive` never ends where none can be created. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new StartupError(`DATA_DIR: ${folder} is a file`);
    return;
  }
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, 0o700);
  } catch (error) {
    // Another process was quicker; the lock decides between the two.
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}

function folderSecret(folder: string): string {
  const path = join(folder, 'ip-salt');
  try {
    const stored = readFileSync(path, 'utf8');
    if (/^[0-9a-f]{64}$/.test(stored)) return stored;
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32).toString('hex');
  writeDurably(path, secret);
  return secret;
}

/**
 * Locks the folder for this process and returns a function that unlocks it. Two processes with the
 * embedded database open on one folder would lose data silently, so the lock is the kernel's: it ends
 * with the process, however that ends, and holds between containers that share a volume. The file stays
 * where it is; its text only tells people who holds the lock.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const file = openLocked(path, folder);
  try {
    ftruncateSync(file);
    writeSync(file, `process ${process.pid} on ${hostname()}`);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return () => closeSync(file);
}

/** Flags with which opening a file locks it. Other systems need a program. */
const exclusive: Partial<Record<NodeJS.Platform, number>> = {
  // O_EXLOCK, and O_NONBLOCK so that opening does not wait.
  darwin: 0x20 | 0x4,
  freebsd: 0x20 | 0x4,
  // UV_FS_O_EXLOCK: nobody else may open the file meanwhile.
  win32: 0x10000000,
};

function openLocked(path: string, folder: string): number {
  const flags = constants.O_RDWR | constants.O_CREAT;
  const own = exclusive[process.platform];
  if (own === undefined) return lockOpen(openSync(path, flags, 0o600), path, folder);
  try {
    return openSync(path, flags | own, 0o600);
  } catch (error) {
    if (['EAGAIN', 'EBUSY'].includes(systemCode(error))) throw inUse(path, folder);
    throw error;
  }
}

/**
 * Locks an open file with the program `flock`, because Node has no call for it. The program
 * inherits the file. The lock outlives it, because it belongs to the open file, not to a process.
 */
function lockOpen(file: number, path: string, folder: string): number {
  const { status, error } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', file],
  });
  if (status === 0) return file;
  closeSync(file);
  if (status === 1) throw inUse(path, folder);
  const why = error ? `the program "flock" is needed (${systemCode(error)})` : `flock ${status}`;
  throw new StartupError(`DATA_DIR ${folder} cannot be locked: ${why}`);
}

function inUse(path: string, folder: string): StartupError {
  const who = readHolder(path);
  return new StartupError(`DATA_DIR ${folder} is in use by another server${who && ` (${who})`}`);
}

function readHolder(path: string): string {
  try {
    return readFileSync(path, 'utf8').slice(0, 200);
  } catch {
    // Windows does not let anybody read a locked file.
    return '';
  }
}
