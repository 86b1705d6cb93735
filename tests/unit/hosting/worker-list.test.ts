import { expect, it } from 'vitest';
import {
  type ListedFile,
  partScript,
  readList,
  readPart,
  readSources,
  workerScript,
  writeList,
} from '#hosting/worker-list.ts';

const site: readonly ListedFile[] = [
  { url: '/assets/main-1.js', hash: 'a' },
  { url: '/', hash: 'b' },
];
/** Newest first. */
const stories = (count: number): readonly ListedFile[] =>
  Array.from({ length: count }, (_, at) => count - at).flatMap((id) => [
    { url: `/stories/${id}`, hash: `c${id}`, bytes: 90, story: String(id) },
    { url: `/stories/${id}/gap-sheet`, hash: `d${id}`, bytes: 40, story: String(id) },
  ]);
const shared = { url: '/art/two.webp', hash: 'e', bytes: 9, story: '3 2' };

it('is read as it was written', () => {
  const files = [...site, ...stories(60).slice(0, -4), shared, ...stories(2)];
  expect(
    readList(writeList(files))
      .map(({ url }) => url)
      .toSorted(),
  ).toEqual(files.map(({ url }) => url).toSorted());
  expect(readList(writeList([...site, ...stories(60)]))).toEqual([...site, ...stories(60)]);
  expect(readList(writeList(site))).toEqual(site);
});

it('changes in two short parts with a story more beside 300', () => {
  const before = new Set(writeList([...site, ...stories(300)]));
  const changed = writeList([...site, ...stories(301)]).filter((part) => !before.has(part));
  expect(changed).toHaveLength(2);
  expect(changed.join('').length).toBeLessThan(3_000);
});

it('stands in scripts that the worker imports and the checks read', () => {
  const part = 'a "b"\n/ c';
  expect(readPart(partScript(part))).toBe(part);
  expect(readPart('<!doctype html>')).toBeUndefined();
  const sources = [['/assets/list-1.js', 'x/y+z']] as const;
  expect(readSources(workerScript(sources, '/assets/worker-1.js'))).toEqual(sources);
  expect(readSources('// none of ours')).toEqual([]);
});
