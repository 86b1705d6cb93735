import { readFileSync } from 'node:fs';

export interface PrecachedFile {
  readonly path: string;
  readonly integrity: string;
}

/** What the built worker is to keep, as its own list says. */
export function precachedFiles(): readonly PrecachedFile[] {
  const worker = readFileSync('dist/sw.js', 'utf8');
  return [...worker.matchAll(/\{"integrity":"(sha256-[^"]+)"[^}]*"url":"([^"]+)"/g)].map(
    ([, integrity = '', path = '']) => ({ path, integrity }),
  );
}
