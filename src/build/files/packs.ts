import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';
import { isFilePath } from '../../hosting/host-rules.ts';
import { packNameOf, packPrefix } from '../../hosting/pack.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { fileHash } from './file-hash.ts';
import { makePack } from './make-pack.ts';
import { keptUnasked } from './story-files.ts';

/** Writes packs of what a device keeps unasked, and adds them to the list. `out` gives the built folder. */
export function writePacks(out: () => string): ManifestTransform {
  return async (manifest) => {
    const isKept = keptUnasked(manifest);
    const packs = ['pages', 'drawings'].map(async (name) => {
      const paths = manifest
        .filter(isKept)
        .flatMap(({ url }) => (packNameOf(url) === name ? url : []));
      // In an order that does not change with the links between pages.
      const texts = await mapConcurrently(paths.toSorted(), async (path) => {
        const bytes = await readFile(join(out(), fileOf(path)));
        return [path, new TextDecoder('utf-8', { fatal: true }).decode(bytes)] as const;
      });
      const pack = JSON.stringify(makePack(new Map(texts)));
      const hash = fileHash(pack);
      const url = `${packPrefix}${name}-${hash.replace(/\W/g, '').slice(0, 8)}.json`;
      await writeFile(join(out(), url), pack);
      return { url, revision: null, integrity: `sha256-${hash}`, size: pack.length };
    });
    return { manifest: [...manifest, ...(await Promise.all(packs))] };
  };
}

function fileOf(path: string): string {
  if (isFilePath(path)) return path;
  return path === '/' ? 'index.html' : `${path}.html`;
}
