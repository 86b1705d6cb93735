import { readFileSync } from 'node:fs';
import { isKeptByDefault } from '#build/files/story-files.ts';
import { packPrefix } from '#hosting/pack.ts';
import { readWorkerCode } from '#shared/worker-code.ts';
import { type ListedFile, readList, readWorkerList } from '#hosting/worker-list.ts';

/** Returns the files that a device keeps unasked: those of the site and of its newest stories. */
export function precachedFiles(): readonly ListedFile[] {
  const files = listedFiles();
  return files.filter(isKeptByDefault(files));
}

/** Returns the paths of these files. */
export function keptPaths(): ReadonlySet<string> {
  return new Set(precachedFiles().map(({ url }) => url));
}

/** Returns the path of a story that a device keeps unasked. */
export function keptStoryPath(): string {
  return [...keptPaths()].find((path) => /^\/stories\/\d+$/.test(path)) ?? '';
}

/** Returns the files that a device may keep, those of every story included. */
export function listedFiles(): readonly ListedFile[] {
  return readList(writtenList()).filter(
    // Only Firefox keeps the bold face.
    ({ url }) => !url.startsWith(packPrefix) && !url.includes('/bold-'),
  );
}

/** Returns the packs of these files, which the worker does not keep. */
export function packFiles(): readonly ListedFile[] {
  return readList(writtenList()).filter(({ url }) => url.startsWith(packPrefix));
}

/** Returns the path of the worker's code. */
export function workerCode(): string {
  return readWorkerCode(readFileSync('dist/sw.js', 'utf8')) ?? '';
}

/** Returns the text of the list. */
export function writtenList(): string {
  return readWorkerList(readFileSync('dist/sw.js', 'utf8')) ?? '';
}
