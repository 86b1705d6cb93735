import {
  storyNotFoundPath,
  cutText,
  findUnsharedRuns,
  joinParts,
  nameWithoutHash,
  type Pack,
  packNameOf,
  packPrefix,
  storyFramePath,
  storyListPaths,
  storyOf,
} from '#hosting/pack.ts';
import { decompress } from '#shared/compressed-response.ts';
import { findCache } from '#shared/open-cache.ts';
import { newestKept } from '#shared/story-keeping.ts';
import { DownloadError, fetchExactly } from './integrity-strategy.ts';
import type { Scope } from './kept-stories.ts';
import type { IntegrityPrecache } from './precaches.ts';
import { pathOf } from './path-of.ts';

/** Number of files whose separate downloads take about as long as a pack. */
const maxSeparateFiles = 4;

/** A file from a pack. */
export interface PackedFile {
  readonly bytes: BufferSource;
  /**
   * The same bytes, as a slice of one blob of all files: for each blob that a worker creates from
   * bytes, Chromium posts two tasks to the main thread of the page.
   */
  readonly body: Blob;
}

/** Files that were found in a pack, by their URLs. */
type OpenedFiles = ReadonlyMap<string, PackedFile>;
export type OpenPack = (missing: readonly string[]) => Promise<OpenedFiles>;

/**
 * Returns the packs worth trying for the missing files, in this order. Call each with the files
 * that are still missing: if a pack fails, its files come from the next one or one by one.
 */
export function packsFor(
  files: IntegrityPrecache,
  urls: readonly string[],
  scope: Scope,
): readonly OpenPack[] {
  const byStory = new Map<string, string[]>();
  for (const url of urls) {
    const id = files.stories.idOf(pathOf(url));
    if (id !== undefined) byStory.set(id, [...(byStory.get(id) ?? []), url]);
  }
  const openStories = (ids: readonly string[]) =>
    ids.map((id): OpenPack => (missing) => {
      const wanted = (byStory.get(id) ?? []).filter((url) => missing.includes(url));
      return openDeltaPack(files, {
        name: storyPackName(id),
        base: storyFramePath,
        wanted,
        missing,
      });
    });
  const ids = [...byStory.keys()];
  if (scope === 'chosen') return openStories(ids);
  const isOlder = olderStoryTest(files);
  const all = [
    (missing: readonly string[]) => openLists(files, missing),
    (missing: readonly string[]) => openCommon(files, missing, isOlder),
    ...(['pages', 'more', 'drawings'] as const).map((name) => openIfMany(files, name, isOlder)),
  ];
  if (ids.length <= maxSeparateFiles) return [...openStories(ids), ...all];
  return [...all, ...openStories(ids.filter((id) => isOlder(`/stories/${id}`)))];
}

type PathTest = (path: string) => boolean;

/** Returns a function that tells whether only its story's pack holds the file at a path. */
function olderStoryTest({ stories }: IntegrityPrecache): PathTest {
  const newest = new Set(stories.paths.slice(0, newestKept));
  return (path) => {
    const id = storyOf(path);
    return id !== undefined && !newest.has(`/stories/${id}`);
  };
}

/** Returns a file from the pack of its story, or rejects with a `DownloadError`. */
export async function openFromStory(files: IntegrityPrecache, url: string): Promise<PackedFile> {
  const path = pathOf(url);
  const packed = (await fetchPack(files, storyPackName(files.stories.idOf(path)), [url])).get(url);
  if (!packed) throw new DownloadError('changed', path);
  return packed;
}

function storyPackName(id = ''): string {
  return `story-${id}-`;
}

export function isPacked(url: string): boolean {
  return packNameOf(pathOf(url)) !== null;
}

/** Opens the pack of pages that list stories, if an update has left `/fallback-story` as it was. */
function openLists(files: IntegrityPrecache, missing: readonly string[]): Promise<OpenedFiles> {
  const wanted = missing.filter((url) => storyListPaths.includes(pathOf(url)));
  return openDeltaPack(files, { name: 'lists-', base: storyNotFoundPath, wanted, missing });
}

interface DeltaPackRequest {
  readonly name: string;
  /** Path of the file whose contents the pack leaves out. */
  readonly base: string;
  readonly wanted: readonly string[];
  readonly missing: readonly string[];
}

/** Opens files of a pack, unless the device lacks the file whose contents the pack leaves out. */
async function openDeltaPack(
  files: IntegrityPrecache,
  { name, base, wanted, missing }: DeltaPackRequest,
): Promise<OpenedFiles> {
  if (wanted.length === 0 || missing.some((url) => pathOf(url) === base)) return new Map();
  return open(files, name, wanted);
}

/** Opens the pack of common text, and adds each file's own text from its stored version. */
async function openCommon(
  files: IntegrityPrecache,
  missing: readonly string[],
  isOlder: PathTest,
): Promise<OpenedFiles> {
  const urls = missing.filter((url) => !isOlder(pathOf(url)));
  if (urls.length <= maxSeparateFiles || !findPack(files, 'common-')) return new Map();
  // The pack was made without older stories, and a device may keep hundreds of them.
  const stored = await readOldTexts(files, isOlder);
  // Too few files are stored, as on a first visit.
  return stored.size < urls.length
    ? new Map()
    : open(files, 'common-', urls, findUnsharedRuns(stored));
}

/** Opens the pack with this name if it holds many of the missing files. */
function openIfMany(
  files: IntegrityPrecache,
  name: NonNullable<ReturnType<typeof packNameOf>>,
  isOlder: PathTest,
): OpenPack {
  const isHeld = (path: string) => packNameOf(path) === name && !isOlder(path);
  return async (urls) =>
    urls.filter((url) => isHeld(pathOf(url))).length > maxSeparateFiles
      ? open(files, `${name}-`, urls)
      : new Map();
}

function findPack({ packs }: IntegrityPrecache, name: string) {
  return packs.find(({ url }) => url.startsWith(packPrefix + name));
}

/** Returns the files of a pack; none if it fails. Never rejects. */
function open(...args: Parameters<typeof fetchPack>): Promise<OpenedFiles> {
  return fetchPack(...args).catch(() => new Map());
}

async function fetchPack(
  files: IntegrityPrecache,
  name: string,
  urls: readonly string[],
  unsharedRuns: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<OpenedFiles> {
  const listed = findPack(files, name);
  if (!listed?.integrity) return new Map();
  const { href } = new URL(listed.url, location.href);
  const bytes = await fetchExactly(href, listed.integrity, 'no-store');
  const pack: Pack = JSON.parse(new TextDecoder().decode(bytes));
  const pieces = [...(await readPieces(files, pack.base ?? [])), ...pack.texts];
  const found = urls.flatMap((url) => {
    const places = pack.files[pathOf(url)];
    if (!places) return [];
    const text = joinParts(places, pieces, unsharedRuns.get(nameWithoutHash(pathOf(url))));
    return [[url, new TextEncoder().encode(text)] as const];
  });
  const blob = new Blob(found.map(([, part]) => part));
  let end = 0;
  return new Map(
    found.map(([url, part]) => [
      url,
      { bytes: part, body: blob.slice(end, (end += part.byteLength)) },
    ]),
  );
}

/**
 * Reads the stored files that a pack refers to. Rejects with a `DownloadError` if one is missing:
 * the papers of older stories have no hash that would show that they were put together wrongly.
 */
async function readPieces(
  files: IntegrityPrecache,
  base: readonly string[],
): Promise<readonly string[]> {
  const cache = await findCache(files.cacheName);
  const texts = base.map(async (path) => {
    const text = await readText(cache, files.getCacheKeyForURL(path) ?? path);
    if (text === undefined) throw new DownloadError('changed', path);
    return text;
  });
  return (await Promise.all(texts)).flatMap(cutText);
}

/** Reads the texts in the cache, by their paths; of a file in several versions, the oldest one. */
async function readOldTexts(
  files: IntegrityPrecache,
  isOmitted: PathTest,
): Promise<ReadonlyMap<string, string>> {
  const cache = await findCache(files.cacheName);
  const texts = new Map<string, string>();
  for (const request of (await cache?.keys()) ?? []) {
    const path = pathOf(request.url);
    if (!isPacked(request.url) || isOmitted(path) || texts.has(path)) continue;
    texts.set(path, (await readText(cache, request)) ?? '');
  }
  return texts;
}

/** Reads a stored text; undefined if it is missing, or if a damaged disk no longer returns it. */
async function readText(
  cache: Cache | undefined,
  request: RequestInfo,
): Promise<string | undefined> {
  try {
    const response = await cache?.match(request);
    return response && (await decompress(response).text());
  } catch {
    return undefined;
  }
}
