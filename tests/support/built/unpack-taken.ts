import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzip } from './unzip.ts';

/** Unpacks take/site.zip into a new folder, and copies take/stories.html into it. */
export async function unpackTaken(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'taken-'));
  const stories = await readFile('dist/take/stories.html');
  const site = unzip(await readFile('dist/take/site.zip'));
  for (const [name, bytes] of [...site, ['take/stories.html', stories] as const]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  return folder;
}
