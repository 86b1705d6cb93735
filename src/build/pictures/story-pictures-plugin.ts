import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import type { BuiltFolder } from '../bundle/built-folder.ts';
import type { ContentSource } from '../content/content-source.ts';
import { mapConcurrently } from '../map-concurrently.ts';

/**
 * Publishes the prepared pictures of the stories instead of the authors' originals, which may
 * contain names and GPS positions. Other photographs in public/art are stripped of their metadata.
 */
export function storyPicturesPlugin(content: ContentSource, built: BuiltFolder): Plugin {
  return {
    name: 'story-pictures',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
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
        const folder = join(built.path(), 'art');
        const names = (await readdir(folder)).filter((name) => !pictures.files.has(`/art/${name}`));
        await mapConcurrently(names, async (name) => {
          if (pictures.sources.has(name)) await rm(join(folder, name));
          else if (/\.(?:jpe?g|png|webp|avif)$/i.test(name))
            await removeMetadata(join(folder, name));
        });
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

/** Returns undefined while the content has errors, which the page shows. */
async function fileAt(content: ContentSource, path: string): Promise<string | undefined> {
  return content.current().then(
    ({ pictures }) => pictures.files.get(path),
    () => undefined,
  );
}

/** Deletes a file that sharp cannot read, since it may contain anything. */
async function removeMetadata(file: string): Promise<void> {
  const bytes = await readFile(file);
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (metadata === undefined) return rm(file);
  const { exif, xmp, iptc, orientation } = metadata;
  const isPlain = !exif && !xmp && !iptc && orientation === undefined;
  if (!isPlain) await writeFile(file, await sharp(bytes).autoOrient().toBuffer());
}
