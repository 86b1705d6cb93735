import { expect, it } from 'vitest';
import { readWorkerCode } from '#shared/worker-code.ts';
import {
  type ListedFile,
  readList,
  readWorkerList,
  workerScript,
  writeList,
} from '#hosting/worker-list.ts';

const files: readonly ListedFile[] = [
  { url: '/assets/main-1.js', hash: 'a' },
  { url: '/', hash: 'b' },
  { url: '/stories/2', hash: 'c', bytes: 90, story: '2' },
  { url: '/stories/1/board', hash: 'd', story: '1', isShared: true },
  { url: '/stories/1/class-sheet', hash: 'd', story: '1', isShared: true },
  { url: '/stories/0/board', hash: 'f', story: '0', isShared: true },
  { url: '/art/two.webp', hash: 'e', story: '3 2' },
];

it('is read as it was written', () => {
  expect(readList(writeList(files))).toEqual(files);
});

it('has one line for the papers of an older story', () => {
  expect(writeList(files)).toContain('\n=d /stories/1/board class-sheet\n=f /stories/0/board\n');
});

it('is at the head of the script of the worker, where the checks read it', () => {
  const list = '/a" hash\n/b\\ hash';
  const script = workerScript(list, '/assets/worker-1.js');
  expect([readWorkerList(script), readWorkerCode(script)]).toEqual([list, '/assets/worker-1.js']);
  expect(readWorkerList('// none of ours')).toBeUndefined();
  expect(readWorkerCode('<!doctype html>\n')).toBeUndefined();
});
