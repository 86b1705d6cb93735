import { readFileSync } from 'node:fs';
import { packPrefix } from '../../../src/hosting/pack.ts';

export interface PrecachedFile {
  readonly path: string;
  readonly integrity: string;
}

/** Returns the files that the built worker keeps, as its list says. */
export function precachedFiles(): readonly PrecachedFile[] {
  return listedFiles().filter(({ path }) => !path.startsWith(packPrefix));
}

/** Returns the packs of these files, which it does not keep. */
export function packFiles(): readonly PrecachedFile[] {
  return listedFiles().filter(({ path }) => path.startsWith(packPrefix));
}

function listedFiles(): readonly PrecachedFile[] {
  const worker = readFileSync('dist/sw.js', 'utf8');
  return [...worker.matchAll(/\{[^{}]*"integrity":"(sha256-[^"]+)"[^{}]*"url":"([^"]+)"/g)].map(
    ([, integrity = '', path = '']) => ({ path, integrity }),
  );
}
