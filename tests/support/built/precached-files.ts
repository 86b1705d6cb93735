import { readFileSync } from 'node:fs';
import { packPrefix } from '../../../src/hosting/pack.ts';
import {
  type ListedFile,
  type PartSource,
  readList,
  readPart,
  readSources,
} from '../../../src/hosting/worker-list.ts';

/** Returns the files that the built worker keeps in every browser, as its list says. */
export function precachedFiles(): readonly ListedFile[] {
  return readList(listParts()).filter(
    // Only Firefox keeps the bold face.
    ({ url }) => !url.startsWith(packPrefix) && !url.includes('/bold-'),
  );
}

/** Returns the packs of these files, which it does not keep. */
export function packFiles(): readonly ListedFile[] {
  return readList(listParts()).filter(({ url }) => url.startsWith(packPrefix));
}

export function listSources(): readonly PartSource[] {
  return readSources(readFileSync('dist/sw.js', 'utf8'));
}

export function listParts(): readonly string[] {
  return listSources().map(([url]) => readPart(readFileSync(`dist${url}`, 'utf8')) ?? '');
}

/** Returns the worker's code, which /sw.js imports. */
export function workerCode(): string {
  const [path] = /\/assets\/worker-[\w-]+\.js/.exec(readFileSync('dist/sw.js', 'utf8')) ?? [];
  return readFileSync(`dist${path}`, 'utf8');
}
