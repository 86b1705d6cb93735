import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';
import { isFilePath } from '../../hosting/host-rules.ts';
import { basePath, type Pack, packNameOf, packPrefix, storyListPaths } from '../../hosting/pack.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { fileHash } from './file-hash.ts';
import { commonPack, makePack, packBeside, shortPack } from './make-pack.ts';
import { keptUnasked, type ManifestFile } from './story-files.ts';

/** Files that every device has, and in which most of a story's page and papers stands. */
const storyBase = [basePath, '/paper/handout'];

/**
 * Writes packs of what a device keeps unasked, and one for each story, and adds them to the list. `out` gives
 * the built folder.
 */
export function writePacks(out: () => string): ManifestTransform {
  return async (manifest) => {
    const isKept = keptUnasked(manifest);
    const read = async (paths: readonly string[]) =>
      new Map(
        // In an order that does not change with the links between pages.
        await mapConcurrently(paths.toSorted(), async (path) => {
          const bytes = await readFile(join(out(), fileOf(path)));
          return [path, new TextDecoder('utf-8', { fatal: true }).decode(bytes)] as const;
        }),
      );
    const write = async (name: string, made: Pack) => {
      const pack = JSON.stringify(shortPack(made));
      const hash = fileHash(pack);
      const url = `${packPrefix}${name}-${hash.replace(/\W/g, '').slice(0, 8)}.json`;
      await writeFile(join(out(), url), pack);
      return { url, revision: null, integrity: `sha256-${hash}`, size: pack.length };
    };
    const listed = manifest.filter(isKept).map(({ url }) => url);
    const pathsIn = (name: string) => listed.filter((url) => packNameOf(url) === name);
    const [pages, more] = [await read(pathsIn('pages')), await read(pathsIn('more'))];
    const base = await read(storyBase);
    const lists = new Map([...pages].filter(([path]) => storyListPaths.includes(path)));
    const packs = [
      await write('pages', makePack(pages)),
      await write('lists', packBeside(lists, await read([basePath]))),
      await write('more', packBeside(more, base)),
      await write('common', commonPack(makePack(new Map([...pages, ...more])))),
      await write('drawings', makePack(await read(pathsIn('drawings')))),
    ];
    const byStory = new Map<string, string[]>();
    for (const { url, story } of manifest as readonly ManifestFile[])
      if (story !== undefined && packNameOf(url) === 'more')
        byStory.set(story, [...(byStory.get(story) ?? []), url]);
    const storyPacks = await mapConcurrently([...byStory], async ([story, paths]) => ({
      ...(await write(`story-${story}`, packBeside(await read(paths), base))),
      story,
    }));
    return { manifest: [...manifest, ...packs, ...storyPacks] };
  };
}

function fileOf(path: string): string {
  if (isFilePath(path)) return path;
  return path === '/' ? 'index.html' : `${path}.html`;
}
