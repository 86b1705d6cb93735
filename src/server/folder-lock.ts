import { linkSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isAlive, ownIdentity, type ProcessIdentity } from './process-identity.ts';
import { StartFault, systemCode } from './start-fault.ts';
import { writeDurably } from './write-durably.ts';

const settleMs = 150;

/**
 * Takes the folder for this process and returns the undo. Two processes with the embedded database
 * open on one folder lose data without a word, so a lock is taken over only from a dead process,
 * never because of its age.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'lock');
  const mine = JSON.stringify({ ...ownIdentity(), token: crypto.randomUUID() });
  const candidate = `${lock}.${process.pid}`;
  writeDurably(candidate, mine);
  try {
    if (!tryLink(candidate, lock)) {
      const stale = readStale(folder, lock);
      if (read(lock) === stale) rmSync(lock, { force: true });
      // Another starter may have judged the same lock: the last to link wins, the others see it.
      const isTaken = !tryLink(candidate, lock) || !isStillMine(lock, mine);
      if (isTaken) throw new StartFault(`DATA_DIR ${folder} was just taken by another server`);
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  return () => {
    if (read(lock) === mine) rmSync(lock, { force: true });
  };
}

function tryLink(candidate: string, lock: string): boolean {
  try {
    linkSync(candidate, lock);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The text of a dead process's lock; throws when it may be alive. */
function readStale(folder: string, lock: string): string {
  const text = read(lock);
  const holder = parse(text);
  if (holder === null) throw new StartFault(`DATA_DIR ${folder}: its file "lock" is not readable`);
  if (!isAlive(holder)) return text;
  const who = `process ${holder.pid} on ${holder.host}`;
  throw new StartFault(`DATA_DIR ${folder} is in use by another server (${who})`);
}

function isStillMine(lock: string, mine: string): boolean {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, settleMs);
  return read(lock) === mine;
}

function read(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    // Gone in this moment: as good as empty.
    return '';
  }
}

const identitySchema = v.object({
  pid: v.pipe(v.number(), v.integer()),
  host: v.string(),
  started: v.nullable(v.string()),
});

function parse(text: string): ProcessIdentity | null {
  try {
    return v.parse(identitySchema, JSON.parse(text));
  } catch {
    // Not written by us; the caller says so.
    return null;
  }
}
