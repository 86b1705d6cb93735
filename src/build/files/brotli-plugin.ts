import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { type BuildCache, buildCache, contentHash } from '../build-cache.ts';
import type { BuiltFolder } from '../bundle/built-folder.ts';

const compress = promisify(brotliCompress);

/**
 * Writes `x.js.br` beside every script, stylesheet and pack, with the best and slowest compression.
 * Our server sends these files, and other hosts can (`brotli_static`). Only files that are named by their
 * content have one: a `.br` of `sw.js` would still be sent when an owner replaces the worker by hand. Runs last, so
 * that no list of files contains them.
 */
export function brotliPlugin(built: BuiltFolder): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const cache = buildCache(this.environment.config.root, 'brotli');
        const folder = join(built.path(), 'assets');
        const names = (await readdir(folder)).filter((name) => /\.(js|css|json)$/.test(name));
        await Promise.all(names.map((name) => writeCompressed(join(folder, name), cache)));
      },
    },
  };
}

async function writeCompressed(file: string, cache: BuildCache): Promise<void> {
  const bytes = await readFile(file);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const name = `${contentHash(bytes, process.version)}.br`;
  await copyFile(await cache(name, () => compress(bytes, best)), `${file}.br`);
}
