import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileHash } from '../../src/build/files/file-hash.ts';
import { type Pack, packNameOf } from '../../src/hosting/pack.ts';
import { builtPages } from '../support/built/built-pages.ts';
import { packFiles, precachedFiles } from '../support/built/precached-files.ts';

const list = precachedFiles().map(({ path }) => path);
const firstPage = list.findIndex((path) => builtPages.some((page) => page.path === path));

it('fetches all code before any page', () => {
  const isCode = (path: string) => /^\/assets\/.*\.(js|css)$/.test(path);
  expect(list.slice(0, firstPage)).toEqual(list.filter(isCode));
  expect(firstPage).toBeGreaterThan(10);
});

it('has packs that hold the pages and the drawings, byte by byte', () => {
  const packs = packFiles().map(({ path }): Pack =>
    JSON.parse(readFileSync(`dist${path}`, 'utf8')),
  );
  const packed = packs.flatMap(({ texts, files }) =>
    Object.entries(files).map(([path, places]) => {
      const text = places.map((place) => texts[place]).join('');
      return { path, integrity: `sha256-${fileHash(text)}` };
    }),
  );
  const byPath = (a: { readonly path: string }, b: { readonly path: string }) =>
    a.path < b.path ? -1 : 1;
  const expected = precachedFiles().filter(({ path }) => packNameOf(path) !== null);
  expect(packed.toSorted(byPath)).toEqual(expected.toSorted(byPath));
});

it('is fetched with at most 60 requests', () => {
  const single = precachedFiles().filter(({ path }) => packNameOf(path) === null);
  expect(single.length + packFiles().length).toBeLessThanOrEqual(60);
});
