import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';
import { mapConcurrently } from '../map-concurrently.ts';

const picture = /\/art\/[^"'`\s,()#?\\]+/g;

/** Removes the pictures that no built file names, and warns of each: every device would keep it for nothing. */
export function withoutUnusedPictures(builtFolder: () => string): ManifestTransform {
  return async (manifest) => {
    const named = await namedPictures(builtFolder());
    const isUnused = (url: string): boolean =>
      url.startsWith('/art/') && !named.has(url) && !named.has(encodeURI(url));
    for (const { url } of manifest.filter((entry) => isUnused(entry.url)))
      console.warn(
        `Warning: public${url}: no page shows this picture, so no device keeps it; use it or remove it`,
      );
    return { manifest: manifest.filter(({ url }) => !isUnused(url)) };
  };
}

async function namedPictures(folder: string): Promise<ReadonlySet<string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|css|json)$/.test(file));
  const found = await mapConcurrently(texts, async (file) => {
    return (await readFile(join(folder, file), 'utf8')).match(picture) ?? [];
  });
  return new Set(found.flat());
}
