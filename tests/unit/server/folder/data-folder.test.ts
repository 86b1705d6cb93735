import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lockFolder } from '#server/folder/data-folder.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

describe('the lock of the data folder', () => {
  let folder: string;
  const lock = () => join(folder, 'lock');

  beforeEach(() => void (folder = temporaryFolder(onTestFinished)));

  it('belongs to the kernel: text left in the file by a dead process does not lock it', () => {
    writeFileSync(lock(), 'process 1 on a host with a name that is longer than ours');
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`(process ${process.pid} on ${hostname()})`);
    release();
  });

  it.runIf(process.platform === 'linux')('says what is missing where it cannot be taken', () => {
    vi.stubEnv('PATH', folder);
    expect(() => lockFolder(folder)).toThrow(
      `DATA_DIR ${folder} cannot be locked: the program "flock" is needed (ENOENT)`,
    );
    vi.unstubAllEnvs();
    lockFolder(folder)();
  });
});
