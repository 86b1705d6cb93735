import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

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
