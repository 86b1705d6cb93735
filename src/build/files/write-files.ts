import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files by their paths in a folder, and creates the subfolders. */
export async function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, content: Uint8Array | string]>,
): Promise<void> {
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
