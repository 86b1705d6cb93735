import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isSpecified } from '../content/stories.ts';
import { copyFolder } from './copy-folder.ts';

const parts = ['src', 'sw', 'public', 'supabase'];
const stories = 'src/content/stories';
const settings = ['package.json', 'package-lock.json', 'vite.config.ts', 'vitest.config.ts'];
const files = [...settings, 'tsconfig.json'];

export type CopiedProject = Awaited<ReturnType<typeof copyProject>>;

/**
 * Copies the sources into a folder where tests may change them, with links to our packages. Of the stories,
 * copies the specified ones with their pictures: those that editors add may have warnings, or an id that a
 * test gives.
 */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  const at = (file: string) => join(folder, file);
  await Promise.all([
    ...parts.map((part) => copyFolder(part, at(part))),
    ...files.map((file) => cp(file, at(file))),
  ]);
  await removeAddedStories(folder);
  // Link each package, not the whole folder, because Vite writes files beside the packages.
  await mkdir(at('node_modules'));
  const packages = (await readdir('node_modules')).filter(
    (name) => name === '.bin' || !name.startsWith('.'),
  );
  await Promise.all(
    packages.map((name) => symlink(resolve('node_modules', name), at(`node_modules/${name}`))),
  );
  // The build cache: pictures, compressed files, an empty database.
  const cache = 'node_modules/.cache';
  if (existsSync(cache)) await copyFolder(cache, at(cache));
  const read = (file: string) => readFile(at(file), 'utf8');
  const write = (file: string, text: string) => writeFile(at(file), text);
  return {
    folder,
    read,
    write,
    /** Throws when the file does not contain the words. */
    async replace(file: string, words: string, by: string) {
      const text = await read(file);
      if (!text.includes(words)) throw new Error(`${file} does not say "${words}"`);
      await write(
        file,
        text.replace(words, () => by),
      );
    },
    async rename(file: string, to: string) {
      await mkdir(dirname(at(to)), { recursive: true });
      await rename(at(file), at(to));
    },
    remove: (file: string) => rm(at(file)),
    /** Deletes the whole copy. */
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Removes the stories of editors, and the pictures that only those show. */
async function removeAddedStories(folder: string): Promise<void> {
  const names = await readdir(join(folder, stories));
  const isKept = (name: string) => isSpecified(Number(name.replace(/\.md$/, '')));
  const pictureOf = async (name: string) => {
    const text = await readFile(join(folder, stories, name), 'utf8');
    return /^image: *(?:\/art\/)?(\S+)/m.exec(text)?.[1] ?? '';
  };
  const kept = new Set(await Promise.all(names.filter(isKept).map(pictureOf)));
  for (const name of names.filter((each) => !isKept(each))) {
    const picture = await pictureOf(name);
    await rm(join(folder, stories, name));
    if (picture && !kept.has(picture))
      await rm(join(folder, 'public/art', picture), { force: true });
  }
}
