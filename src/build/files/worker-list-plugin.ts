import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { getManifest, type ManifestTransform } from 'workbox-build';
import { siteAddress, workerPath } from '../../hosting/host-rules.ts';
import { workerCodePrefix, workerScript, writeList } from '../../hosting/worker-list.ts';
import type { BuiltFolder } from '../bundle/built-folder.ts';
import { contentHash } from '../build-cache.ts';
import { fileHash } from './file-hash.ts';
import type { ManifestFile } from './story-files.ts';

/** Patterns of the files that a device keeps. */
const kept = {
  globPatterns: [
    '**/*.{html,js,css,woff2,svg,png,jpg,webp,avif,webmanifest}',
    '{stories-index,stories-search/*}.json',
  ],
  globIgnores: [
    '**/404.html',
    '404/**',
    // A device has the list of stories and its index instead.
    'stories/page/**',
    'sw.js',
    'icons/**',
    'share/**',
    'screenshots/**',
    // Downloads, which visitors pass on as files.
    'take/**',
    // Fetched only when a reader chooses another typeface (features/reading/comfort).
    'assets/letters/**',
    // Drawn into share pictures and book covers only; no page shows it.
    'art/logo.svg',
  ],
  // No limit here: it would also apply to files that `transforms` remove. checkKeptSizes has one.
  maximumFileSizeToCacheInBytes: 0,
};

/** Moves the worker's code out of `sw.js`, which gets the list of files after these transforms. */
export function workerListPlugin(
  built: BuiltFolder,
  transforms: readonly ManifestTransform[],
): Plugin {
  return {
    name: 'worker-list',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { manifestEntries, warnings } = await getManifest({
          globDirectory: built.path(),
          ...kept,
          manifestTransforms: [precacheManifest(built.path), ...transforms],
        });
        if (warnings.length > 0) throw new Error(warnings.join('\n'));
        const worker = join(built.path(), workerPath);
        const code = `${workerCodePrefix}${contentHash(await readFile(worker)).slice(0, 8)}.js`;
        await rename(worker, join(built.path(), code));
        await writeFile(worker, workerScript(writeList(manifestEntries.map(toListed)), code));
      },
    },
  };
}

function toListed({ integrity = '', ...file }: ManifestFile & { readonly integrity?: string }) {
  return { ...file, hash: integrity.replace('sha256-', '') };
}

/**
 * Gives every file the address under which it is served and the hash of its bytes, so that the worker refuses
 * a filter's block page or an incomplete response.
 */
function precacheManifest(dist: () => string): ManifestTransform {
  return async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        const bytes = await readFile(join(dist(), entry.url));
        const hash = fileHash(bytes);
        const isHashed = entry.url.startsWith('assets/');
        return {
          url: siteAddress(entry.url).path,
          // The hash says which version it is; files under /assets carry it in their name.
          revision: isHashed ? null : hash,
          integrity: `sha256-${hash}`,
          size: entry.size,
        };
      }),
    ),
    warnings: [],
  });
}
