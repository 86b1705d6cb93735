import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from '#server/folder-lock.ts';
import { ownIdentity } from '#server/process-identity.ts';

let folder: string;
const lock = () => join(folder, 'lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('is taken once and given back', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `DATA_DIR ${folder} is in use by another server (process ${process.pid} on ${hostname()})`,
  );
  release();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder)();
});

it('is taken over from a process that has ended', () => {
  const { pid } = spawnSync('true');
  writeFileSync(lock(), JSON.stringify({ pid, host: hostname(), started: 'boot:1' }));
  const release = lockFolder(folder);
  expect(readFileSync(lock(), 'utf8')).toContain(`"pid":${process.pid}`);
  release();
});

it.runIf(process.platform === 'linux')(
  'is taken over when the number now belongs to another process',
  () => {
    writeFileSync(lock(), JSON.stringify({ ...ownIdentity(), started: 'earlier-boot:1' }));
    lockFolder(folder)();
  },
);

it('is not taken over from another host, which may be alive for all we know', () => {
  writeFileSync(lock(), JSON.stringify({ pid: 1, host: 'elsewhere', started: null }));
  expect(() => lockFolder(folder)).toThrow(/in use by another server \(process 1 on elsewhere\)$/);
});

it('is not taken over when it is not ours to read', () => {
  writeFileSync(lock(), 'something else');
  expect(() => lockFolder(folder)).toThrow(/its file "lock" is not readable$/);
  expect(readdirSync(folder)).toEqual(['lock']);
});

it('is not given back by somebody who has lost it', () => {
  const release = lockFolder(folder);
  writeFileSync(lock(), JSON.stringify({ pid: 1, host: 'elsewhere', started: null }));
  release();
  expect(readdirSync(folder)).toEqual(['lock']);
});
