import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import type { BuiltFolder } from '../bundle/built-folder.ts';
import type { ContentSource } from '../content/content-source.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { PublishedPictures } from './story-pictures.ts';

/**
 * Publishes the prepared pictures of the stories instead of the authors' originals, which may
 * contain names and GPS positions. Other photographs in public/art lose their metadata.
 */
export function storyPicturesPlugin(content: ContentSource, built: BuiltFolder): Plugin {
  return {
    name: 'story-pictures',
    async generateBundle() {
      const { pictures } = await content.current();
      await mapConcurrently(pictures.files, async ([address, file]) => {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(file) });
      });
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const { pictures } = await content.current();
        await cleanPictures(join(built.path(), 'art'), pictures);
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, answer, next) => {
        const path = url.split('?')[0] ?? '';
        const file = path.startsWith('/art/') && (await fileAt(content, path));
        const type = types.get(extname(path));
        if (!file || type === undefined) return next();
        answer.writeHead(200, { 'content-type': type });
        createReadStream(file).pipe(answer);
      });
    },
  };
}

const types: ReadonlyMap<string, string> = new Map([
  ['.svg', 'image/svg+xml'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
]);

/** Returns the prepared file of a picture; undefined while the content cannot be read. */
async function fileAt(content: ContentSource, path: string): Promise<string | undefined> {
  return content.current().then(
    ({ pictures }) => pictures.files.get(path),
    () => undefined,
  );
}

/**
 * Deletes the originals in a built folder of pictures and its subfolders, and removes the metadata
 * of all other files except prepared pictures and SVGs.
 */
export async function cleanPictures(
  folder: string,
  { files, sources }: PublishedPictures,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await mapConcurrently(
    entries.filter((entry) => !entry.isDirectory()),
    async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = relative(folder, file);
      if (files.has(`/art/${path}`)) return;
      if (sources.has(path)) await rm(file);
      else if (!/\.svg$/i.test(name)) await removeMetadata(file);
    },
  );
}

/** Removes a picture's metadata. Deletes a file that sharp cannot read: it may hold anything. */
async function removeMetadata(file: string): Promise<void> {
  try {
    const picture = sharp(await readFile(file));
    const { exif, xmp, iptc, orientation } = await picture.metadata();
    const isPlain = !exif && !xmp && !iptc && orientation === undefined;
    if (!isPlain) await writeFile(file, await picture.autoOrient().toBuffer());
  } catch {
    await rm(file);
  }
}
