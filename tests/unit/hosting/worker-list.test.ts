import { expect, it } from 'vitest';
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
  { url: '/art/two.webp', hash: 'e', story: '3 2' },
];

it('is read as it was written', () => {
  expect(readList(writeList(files))).toEqual(files);
});

it('stands at the head of the script of the worker, where the checks read it', () => {
  const list = '/a" hash\n/b\\ hash';
  expect(readWorkerList(workerScript(list, 'code("");\n'))).toBe(list);
  expect(readWorkerList('// none of ours')).toBeUndefined();
});
