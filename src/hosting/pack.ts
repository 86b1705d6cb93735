import { assetsPrefix, isFilePath } from './host-rules.ts';

/** Many files in one response. Text that several of them contain is stored once. */
export interface Pack {
  readonly texts: readonly string[];
  /**
   * Places, by path, of the pieces that make up a file, counted through the pieces of the files in
   * `base` and then through `texts`. A negative number stands for that many pieces after the last
   * one, and `unsharedRun` for the file's next unshared run in the previous build (`findUnsharedRuns`).
   */
  readonly files: Readonly<Record<string, Places>>;
  /** Paths of files of this build that the device has already. */
  readonly base?: readonly string[];
}

type Places = readonly (number | typeof unsharedRun)[];

export const unsharedRun = null;

/** Joins the pieces at these places to the text of a file. */
export function joinParts(
  places: Places,
  pieces: readonly string[],
  unsharedRuns: readonly string[] = [],
): string {
  const parts: (string | undefined)[] = [];
  let runs = 0;
  let last = 0;
  for (const place of places) {
    if (place === unsharedRun) parts.push(unsharedRuns[runs++]);
    else if (place < 0) parts.push(...pieces.slice(last + 1, (last -= place) + 1));
    else parts.push(pieces[(last = place)]);
  }
  return parts.join('');
}

/** Writes a run of consecutive places as its first place and one negative number. */
export function shortenPlaces(places: Places): Places {
  const short: (number | null)[] = [];
  let last = Number.NaN;
  for (const place of places) {
    const run = short.at(-1) ?? 0;
    if (place === last + 1) short.push(run < 0 && short.pop() !== undefined ? run - 1 : -1);
    else short.push(place);
    last = place ?? Number.NaN;
  }
  return short;
}

/**
 * Number of base64url letters of a file's SHA-256 in the list: 30 bits. They detect what a program
 * changes on the way; an attacker who could forge a file could also forge the list, which comes
 * over the same connection. Hashes cannot be compressed, and the list of 300 stories has thousands.
 */
export const hashLength = 5;

export const packPrefix = `${assetsPrefix}pack-`;

/** Page for missing stories. Every device keeps it, so packs use its frame and styles as a base. */
export const storyNotFoundPath = '/fallback-story';

/** Path of the text that story documents share, so a pack based on it holds little more than the story's own text. */
export const storyFramePath = '/story-frame.txt';

/** Pages that every new story changes. */
export const storyListPaths: readonly string[] = ['/stories', '/paper', '/install'];

/** Scripts that a page loads on a first visit: the browser has them, and in a pack they would come twice. */
const loadedByPages =
  /^\/assets\/(main|start-router|react-dom|islands|shared|shared-ui|rolldown-runtime|hydrate-island|newsletter-box\.island|use-newsletter)-/;

/**
 * Returns the name of the pack that holds the file at a path; null if none does. The pages of the site come first,
 * because visitors open them first.
 */
export function packNameOf(path: string): 'pages' | 'more' | 'drawings' | null {
  if (/^\/stories\/\d/.test(path) || path === storyFramePath) return 'more';
  if (!isFilePath(path) || path === '/manifest.webmanifest' || path === '/favicon.svg')
    return 'pages';
  if (/\.(js|css)$/.test(path)) return loadedByPages.test(path) ? null : 'more';
  return path.startsWith('/art/') && path.endsWith('.svg') ? 'drawings' : null;
}

/** Matches the end of a piece: between two tags, after a CSS rule, around a module's name. */
const pieceEnds = />(?=<)|\}|["`](?=\.\/)|\.js(?=["`])/g;

/** Cuts a text into pieces. A lookbehind would need Safari 16.4; no text has a null character. */
export function cutText(text: string): readonly string[] {
  return text.replace(pieceEnds, '$&\0').split('\0').filter(Boolean);
}

const storyPage = /^\/stories\/(\d+)(?=\/|$)/;

/** Returns the id of the story to which a page or a paper belongs. */
export function storyOf(path: string): string | undefined {
  return storyPage.exec(path)?.[1];
}

/** Returns whether a piece is the name of a module, which may change without the text around it. */
export function isModuleName(piece: string): boolean {
  return piece.startsWith('./');
}

/**
 * Returns module names and the pieces that several groups of files share: a release may change them
 * without changing content. All documents of a story form one group, any other file its own.
 */
export function sharedPieces(
  files: readonly (readonly [path: string, pieces: readonly string[]])[],
): ReadonlySet<string> {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const [path, pieces] of files) {
    const group = storyOf(path) ?? path;
    for (const piece of pieces) {
      const owner = owners.get(piece) ?? group;
      owners.set(piece, owner);
      if (owner !== group || isModuleName(piece)) shared.add(piece);
    }
  }
  return shared;
}

/** Returns each file's runs of unshared pieces, which change only with content. */
export function findUnsharedRuns(
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const files = [...texts].map(([path, text]) => [path, cutText(text)] as const);
  const shared = sharedPieces(files);
  return new Map(
    files.map(([path, pieces]) => {
      const runs: string[] = [];
      let isUnshared = false;
      for (const piece of pieces) {
        const wasUnshared = isUnshared;
        isUnshared = !shared.has(piece);
        if (isUnshared) runs.push(wasUnshared ? `${runs.pop()}${piece}` : piece);
      }
      return [nameWithoutHash(path), runs];
    }),
  );
}

/** Returns the path without the hash of a script or stylesheet, which differs between builds. */
export function nameWithoutHash(path: string): string {
  return path.startsWith(assetsPrefix) ? path.replace(/-[\w-]{8}(?=\.\w+$)/, '') : path;
}
