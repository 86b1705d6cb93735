import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { quoted } from '#content/checks/content-issue.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { type BuildCache, contentHash } from '../build-cache.ts';
import { BuildError } from '../build-error.ts';
import type { ParsedStories, StoryFile } from '../content/parse-stories.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { preparePicture } from './prepare-picture.ts';
import type { PreparedPicture } from './prepare-raster.ts';

export interface PublishedPictures {
  /** Cached files by the paths at which they are published. */
  readonly files: ReadonlyMap<string, string>;
  /** File names in public/art that must not be published unchanged. */
  readonly sources: ReadonlySet<string>;
}

interface StoryPictures {
  /** Stories with their pictures, without those whose picture is invalid. */
  readonly stories: readonly WrittenStory[];
  readonly published: PublishedPictures;
  /** One line per error: file, line, value and rule. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Prepares the pictures of all stories. A picture that several stories use is prepared once. */
export async function storyPictures(
  { files, hiddenImages }: Pick<ParsedStories, 'files' | 'hiddenImages'>,
  publicFolder: string,
  cache: BuildCache,
): Promise<StoryPictures> {
  const folder = join(publicFolder, 'art');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // macOS and Windows ignore case in file names.
  const namesByKey = new Map(names.map((name) => [keyOf(name), name]));
  const wanted = new Set(files.map(({ image }) => keyOf(image)));
  const made = new Map(
    await mapConcurrently(wanted, async (key) => {
      const name = namesByKey.get(key);
      return [key, await prepare(folder, name, cache)] as const;
    }),
  );

  const errors: string[] = [];
  const warnings: string[] = [];
  const owners = new Map<string, string>();
  const published = new Map<string, string>();
  const stories = files.flatMap(({ story, image, placeOf }: StoryFile) => {
    const about = `${placeOf('image')}: image: ${quoted(`/art/${image}`)}`;
    const picture = made.get(keyOf(image));
    if (picture === undefined || picture instanceof BuildError) {
      errors.push(`${about} ${picture?.message}`);
      return [];
    }
    const alike = names.filter((name) => keyOf(name) === keyOf(image));
    if (alike.length > 1) {
      const rule = 'whose names differ only in capitals or accents; rename one of them';
      errors.push(`${about} could be ${alike.map(quoted).join(' or ')}, ${rule}`);
      return [];
    }
    const ownerOf = (address: string): string =>
      owners.get(address) ?? namesByKey.get(keyOf(address.slice('/art/'.length))) ?? image;
    const taken = [...picture.files.keys()].find(
      (address) => keyOf(ownerOf(address)) !== keyOf(image),
    );
    if (taken !== undefined) {
      const rule = `would be published as ${taken}, as ${ownerOf(taken)} is; rename one of the two`;
      errors.push(`${about} ${rule}`);
      return [];
    }
    for (const [address, file] of picture.files) {
      owners.set(address, image);
      published.set(address, file);
    }
    warnings.push(...picture.warnings.map((warning) => `${about} ${warning}`));
    return [{ ...story, picture: picture.picture, image: picture.picture.src }];
  });
  const sources = [...wanted, ...hiddenImages.map(keyOf)].flatMap(
    (key) => namesByKey.get(key) ?? [],
  );
  return { stories, published: { files: published, sources: new Set(sources) }, errors, warnings };
}

async function prepare(
  folder: string,
  name: string | undefined,
  cache: BuildCache,
): Promise<PreparedPicture | BuildError> {
  try {
    if (name === undefined) throw new BuildError('does not exist in the folder public');
    return await preparePicture(await readPicture(join(folder, name)), stemOf(name), cache);
  } catch (error) {
    if (error instanceof BuildError) return error;
    throw error;
  }
}

async function readPicture(file: string): Promise<Buffer> {
  return readFile(file).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'EISDIR') throw new BuildError('is a folder; take the picture that is in it');
    throw new BuildError(`cannot be read (${code}); save the picture again`);
  });
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Derives a URL-safe name: "My Photo.JPG" becomes my-photo. */
function stemOf(name: string): string {
  const stem = name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return stem === '' ? `picture-${contentHash(name).slice(0, 8)}` : stem;
}
