import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';
import { isFilePath } from '../../hosting/host-rules.ts';
import {
  storyNotFoundPath,
  type Pack,
  packNameOf,
  packPrefix,
  storyFramePath,
  storyListPaths,
  storyOf,
} from '../../hosting/pack.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { fileHash } from './file-hash.ts';
import { commonPack, makePack, makeDeltaPack, sharedText, shortPack } from './make-pack.ts';
import { isKeptByDefault, type ListedEntry, type ManifestFile } from './story-files.ts';

/**
 * Writes packs of the files that a device keeps by default, and one for each story, and adds them
 * to the list of the worker.
 */
export function writePacks(builtFolder: () => string): ManifestTransform {
  return async (manifest) => {
    const read = async (paths: readonly string[]) =>
      new Map(
        // Sorted, because the order of the list changes with the links between pages.
        await mapConcurrently(paths.toSorted(), async (path) => {
          const bytes = await readFile(join(builtFolder(), fileOf(path)));
          return [path, new TextDecoder('utf-8', { fatal: true }).decode(bytes)] as const;
        }),
      );
    const writePack = async (name: string, made: Pack) => {
      const pack = JSON.stringify(shortPack(made));
      const hash = fileHash(pack);
      const url = `${packPrefix}${name}-${hash}.json`;
      await writeFile(join(builtFolder(), url), pack);
      return { url, revision: null, integrity: `sha256-${hash}`, size: Buffer.byteLength(pack) };
    };
    const byStory = filesByStory(manifest);
    const frame = await storyFrame([...byStory.values()].flat(), read);
    await writeFile(join(builtFolder(), storyFramePath), frame);
    const revision = fileHash(frame);
    const size = Buffer.byteLength(frame);
    const frameEntry = { url: storyFramePath, revision, integrity: `sha256-${revision}`, size };
    const files = [...manifest, frameEntry];
    const isKept = isKeptByDefault(files);
    const readPart = (name: string) =>
      read(
        files.filter((file) => isKept(file) && packNameOf(file.url) === name).map(({ url }) => url),
      );
    const [pages, more] = [await readPart('pages'), await readPart('more')];
    const lists = new Map([...pages].filter(([path]) => storyListPaths.includes(path)));
    const base = await read([storyNotFoundPath]);
    const packs = [
      await writePack('pages', makePack(pages)),
      await writePack('lists', makeDeltaPack(lists, base)),
      await writePack('more', makeDeltaPack(more, base)),
      await writePack('common', commonPack(makePack(new Map([...pages, ...more])))),
      await writePack('drawings', makePack(await readPart('drawings'))),
    ];
    const storyPacks = await mapConcurrently([...byStory], async ([story, paths]) =>
      writePack(
        `story-${story}`,
        makeDeltaPack(await read(paths), new Map([[storyFramePath, frame]])),
      ),
    );
    return { manifest: [...shareHashes(files, isKept), ...packs, ...storyPacks] };
  };
}

/** Gives all papers of a story one common hash, for stories that no device keeps by default. */
function shareHashes(
  files: readonly ListedEntry[],
  isKept: (file: ManifestFile) => boolean,
): ListedEntry[] {
  const isShared = (file: ManifestFile) => isStorySubdocument(file) && !isKept(file);
  const hashes = new Map<string, string>();
  // Sorted, because the order of the list changes with the links between pages.
  const shared = files.filter(isShared).toSorted((a, b) => (a.url < b.url ? -1 : 1));
  for (const { story = '', integrity } of shared)
    hashes.set(story, fileHash(`${hashes.get(story) ?? ''}${integrity}`));
  return files.map((file) => {
    if (!isShared(file)) return file;
    const hash = hashes.get(file.story ?? '') ?? '';
    return { ...file, revision: hash, integrity: `sha256-${hash}`, isShared: true };
  });
}

function isStorySubdocument({ url, story }: ManifestFile): boolean {
  return storyOf(url) !== undefined && url !== `/stories/${story}`;
}

/** Returns the paths of the documents of each story, newest story first. */
function filesByStory(manifest: readonly ManifestFile[]): ReadonlyMap<string, readonly string[]> {
  const byStory = new Map<string, string[]>();
  for (const { url, story } of manifest)
    if (story !== undefined && packNameOf(url) === 'more')
      byStory.set(story, [...(byStory.get(story) ?? []), url]);
  return byStory;
}

/**
 * Returns the text that the documents of stories have in common: for each kind, page or paper, the
 * pieces that the two oldest documents share, so that a new story does not change the text.
 */
async function storyFrame(
  paths: readonly string[],
  read: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<string> {
  const byKind = new Map<string, string[]>();
  for (const path of paths.toReversed()) {
    const kind = path.replace(/^\/stories\/\d+/, '');
    byKind.set(kind, [...(byKind.get(kind) ?? []), path]);
  }
  const kinds = [...byKind].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const pairs = await mapConcurrently(kinds, async ([, [oldest, next]]) => {
    if (oldest === undefined || next === undefined) return [];
    const [text = '', other = ''] = (await read([oldest, next])).values();
    return [[text, other] as const];
  });
  return sharedText(pairs.flat());
}

function fileOf(path: string): string {
  if (isFilePath(path)) return path;
  return path === '/' ? 'index.html' : `${path}.html`;
}
