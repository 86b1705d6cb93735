import { assetsPrefix, isFilePath } from './host-rules.ts';

/** Many files in one. What several of them contain is in it once. */
export interface Pack {
  readonly texts: readonly string[];
  /** For each path, the indexes in `texts` of the parts that make up the file. */
  readonly files: Readonly<Record<string, readonly number[]>>;
}

/** Letters of a file's SHA-256 in base64 that stand in the list: 132 bits. */
export const hashLength = 22;

export const packPrefix = `${assetsPrefix}pack-`;

/** Returns the name of the pack that holds the file at a path; null if none does. */
export function packNameOf(path: string): 'pages' | 'drawings' | null {
  if (!isFilePath(path) || path === '/manifest.webmanifest' || path === '/favicon.svg')
    return 'pages';
  return path.startsWith('/art/') && path.endsWith('.svg') ? 'drawings' : null;
}
