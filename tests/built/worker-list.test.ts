import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isFilePath } from '#hosting/host-rules.ts';
import {
  cutText,
  findUnsharedRuns,
  joinParts,
  nameWithoutHash,
  unsharedRun,
  type Pack,
  packNameOf,
  storyListPaths,
} from '#hosting/pack.ts';
import { builtPages } from '../support/built/built-pages.ts';
import { newestKept } from '#shared/story-keeping.ts';
import { isSpecified, sourceBytes, stories } from '../support/content/stories.ts';
import {
  listedFiles,
  packFiles,
  precachedFiles,
  workerCode,
} from '../support/built/precached-files.ts';

/** Stories that a device keeps beyond the specified six. */
const added = stories.slice(0, newestKept).filter(({ id }) => !isSpecified(id));
/** Limit in bytes for the pack of a story. On a site with more stories, the specified six share less text. */
const packBytes = (id: number) => (added.length > 0 ? 6_500 : 3_000) + sourceBytes([{ id }]);
/** Limit in bytes for the lists of all stories; few stories have none. */
const listBytes = stories.length > newestKept ? 30_000 + sourceBytes(stories) : 0;
const list = precachedFiles().map(({ url }) => url);
const firstPage = list.findIndex((path) => builtPages.some((page) => page.path === path));
const packs = packFiles().map(({ url }) => {
  const pack: Pack = JSON.parse(readFileSync(`dist${url}`, 'utf8'));
  const [, story] = /pack-story-(\d+)-/.exec(url) ?? [];
  return { url, story, pack };
});
/** Files outside of packs, without the photographs of stories, which are fetched later. */
const single = list.filter((path) => packNameOf(path) === null && !path.startsWith('/art/'));
const textOf = (path: string) => readFileSync(fileOf(path), 'utf8');

it('fetches all code before any page', () => {
  const isCode = (path: string) => /^\/assets\/.*\.(js|css)$/.test(path);
  expect(list.slice(0, firstPage)).toEqual(list.filter(isCode));
  expect(firstPage).toBeGreaterThan(10);
});

it('has a packed copy of each page, script that comes late, and drawing, byte by byte', () => {
  const whole = packs.filter(({ story, pack }) => !story && !isCommon(pack) && !isLists(pack));
  const packed = whole.flatMap(({ pack }) => filesOf(pack));
  expect(packed.map(([path]) => path).toSorted()).toEqual(
    list.filter((path) => packNameOf(path) !== null).toSorted(),
  );
  for (const [path, text] of packed) expect(text).toBe(textOf(path));
});

it('has the drawing that the worker shows instead of a missing picture', () => {
  const named = textOf(workerCode()).match(/\/art\/[\w-]+\.svg/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  for (const path of named) expect(list).toContain(path);
});

it('names the story of each of its papers, so that a device keeps those of kept stories only', () => {
  const papers = listedFiles().filter(({ url }) => /^\/stories\/\d+\//.test(url));
  expect(papers.length).toBeGreaterThanOrEqual(stories.length);
  for (const { url, story } of papers) expect(url.split('/')[2]).toBe(story);
});

it('has a small pack for each story, on top of the text that stories share', () => {
  const ofStories = packs.filter(({ story }) => story);
  expect(ofStories).toHaveLength(stories.length);
  for (const { url, story, pack } of ofStories) {
    const files = filesOf(pack);
    expect(files.map(([path]) => path)).toContain(`/stories/${story}`);
    expect(statSync(`dist${url}.br`).size).toBeLessThan(packBytes(Number(story)));
    for (const [path, text] of files) expect(text).toBe(textOf(path));
  }
});

it('packs the pages that list stories as a difference from a page that every device has', () => {
  const [lists] = packs.filter(({ pack }) => isLists(pack));
  const files = lists ? filesOf(lists.pack) : [];
  expect(files.map(([path]) => path).toSorted()).toEqual(storyListPaths.toSorted());
  for (const [path, text] of files) expect(text).toBe(textOf(path));
});

it('has a pack of about 32 KB from which a device joins every page after a release that renames all scripts', () => {
  const [common] = packs.filter(({ pack }) => isCommon(pack));
  expect(brotliCompressSync(JSON.stringify(common?.pack)).length).toBeLessThan(
    32_000 + added.length * 300,
  );
  const paths = Object.keys(common?.pack.files ?? {});
  const before = (path: string) => textOf(path).replaceAll(/-[\w-]{8}(?=\.js)/g, '-00000000');
  const runs = findUnsharedRuns(new Map(paths.map((path) => [path, before(path)])));
  expect(paths.length).toBeGreaterThan(80);
  for (const [path, places] of Object.entries(common?.pack.files ?? {})) {
    const own = runs.get(nameWithoutHash(path));
    expect(joinParts(places, common?.pack.texts ?? [], own), path).toBe(textOf(path));
  }
});

it('is fetched with few requests: 20, and those for the search of many stories', () => {
  // Pages, what comes late, and drawings.
  const firstPacks = 3;
  const workerFiles = ['/sw.js', workerCode()];
  const searchFiles = Math.ceil(added.length === 0 ? 0 : stories.length / 25);
  expect(single.length + firstPacks + workerFiles.length).toBeLessThanOrEqual(20 + searchFiles);
});

it('costs a first visit about 365 KB where the host has Brotli files, 443 KB with gzip', () => {
  const files = [
    'dist/sw.js',
    `dist${workerCode()}`,
    ...single.map(fileOf),
    ...packFiles()
      .filter(({ url }) => /pack-(pages|more|drawings)-/.test(url))
      .map(({ url }) => `dist${url}`),
    // The browser fetches the first page and its drawings, and the worker fetches them again.
    'dist/index.html',
    'dist/art/hero-page-to-pitch.svg',
    'dist/art/icons.svg',
    // Only Firefox fetches the bold face, and only to print (src/theme/letter-paper.ts).
  ].filter((file) => !/bold-/.test(file));
  const sizeOf = (compress: (bytes: Buffer) => Buffer) =>
    files.reduce((sum, file) => {
      const bytes = readFileSync(file);
      return sum + (file.endsWith('.woff2') ? bytes : compress(bytes)).length;
    }, 0);
  const moreBytes = sourceBytes(added) + listBytes;
  expect(sizeOf((bytes) => brotliCompressSync(bytes))).toBeLessThanOrEqual(
    365_000 + added.length * 5_000 + moreBytes,
  );
  expect(sizeOf((bytes) => gzipSync(bytes))).toBeLessThanOrEqual(
    443_500 + added.length * 6_000 + 1.2 * moreBytes,
  );
});

function isCommon({ files }: Pack): boolean {
  return Object.values(files).some((places) => places.includes(unsharedRun));
}

function isLists({ base, files }: Pack): boolean {
  return base !== undefined && storyListPaths.every((path) => path in files);
}

function filesOf({ base = [], texts, files }: Pack): readonly (readonly [string, string])[] {
  const pieces = [...base.flatMap((path) => cutText(textOf(path))), ...texts];
  return Object.entries(files).map(([path, places]) => [path, joinParts(places, pieces)]);
}

function fileOf(path: string): string {
  if (isFilePath(path)) return `dist${path}`;
  return path === '/' ? 'dist/index.html' : `dist${path}.html`;
}
