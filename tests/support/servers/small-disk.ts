import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns why no small disk can be created here, or null when one can. */
export function smallDiskMissing(): string | null {
  try {
    createSmallDisk(1).remove();
    return null;
  } catch {
    return 'only root may mount a file system of limited size';
  }
}

export type SmallDisk = ReturnType<typeof createSmallDisk>;

/** Mounts a file system in memory of this many megabytes. */
export function createSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const filler = join(folder, 'filler');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return {
    folder,
    /** Uses up the free space. */
    fill: () => writeUntilFull(filler),
    free: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function writeUntilFull(path: string): void {
  const file = openSync(path, 'a');
  const block = Buffer.alloc(4096);
  try {
    for (;;) writeSync(file, block);
  } catch {
    // The disk is full, as intended.
  } finally {
    closeSync(file);
  }
}
