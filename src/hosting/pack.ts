import { assetsPrefix, isFilePath } from './host-rules.ts';

/** Many files in one. What several of them contain is in it once. */
export interface Pack {
  readonly texts: readonly string[];
  /**
   * Indexes, by path, of the parts that make up a file: first come the pieces of the files in
   * `base`, then `texts`. A number below zero stands for so many parts that follow the last one, and `ownRun`
   * for the next own run of the file as the build before had it.
   */
  readonly files: Readonly<Record<string, Places>>;
  /** Paths of files of this build that the device has already. */
  readonly base?: readonly string[];
}

type Places = readonly (number | typeof ownRun)[];

export const ownRun = null;

/** Returns the text of a file. */
export function joinParts(
  places: Places,
  pieces: readonly string[],
  ownRuns: readonly string[] = [],
): string {
  const parts: (string | undefined)[] = [];
  let runs = 0;
  let last = 0;
  for (const place of places) {
    if (place === ownRun) parts.push(ownRuns[runs++]);
    else if (place < 0) parts.push(...pieces.slice(last + 1, (last -= place) + 1));
    else parts.push(pieces[(last = place)]);
  }
  return parts.join('');
}

/** Writes places that follow each other as one number. */
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
 * Letters of a file's SHA-256 in base64url that are in the list: 30 bits. They find what a program changes on the
 * way; an attacker who could forge a file could forge the list as well, which comes over the same line. Hashes cannot be
 * compressed, and the list of 300 stories has thousands of them.
 */
export const hashLength = 5;

export const packPrefix = `${assetsPrefix}pack-`;

/** The page for missing stories, which every device keeps. Header, footer and styles are those of all pages. */
export const storyNotFoundPath = '/fallback-story';

/** What the documents of stories have in common: beside it, the pack of a story has little but the story. */
export const storyFramePath = '/story-frame.txt';

/** Pages that every new story changes. */
export const storyListPaths: readonly string[] = ['/stories', '/paper', '/install'];

/** Every page loads these, so its browser has them, and packed they would come twice. */
const loadedByPages =
  /^\/assets\/(main|react-dom|islands|shared|shared-ui|rolldown-runtime|hydrate-island|newsletter-box\.island|use-newsletter)-/;

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

/** A cut follows a tag that another tag follows, a rule of a stylesheet, and either end of a module's name. */
const beforeCuts = />(?=<)|\}|["`](?=\.\/)|\.js(?=["`])/g;

/** Uses no lookbehind, which came with Safari 16.4. No text of the site contains a null character. */
export function cutText(text: string): readonly string[] {
  return text.replace(beforeCuts, '$&\0').split('\0').filter(Boolean);
}

const storyPage = /^\/stories\/(\d+)(?=\/|$)/;

/** Returns the id of the story to which a page or a paper belongs. */
export function storyOf(path: string): string | undefined {
  return storyPage.exec(path)?.[1];
}

/** Returns whether a piece is the name of a module, which a release changes without the words around it. */
export function isModuleName(piece: string): boolean {
  return piece.startsWith('./');
}

/**
 * Returns the pieces that a release changes without a change of words: those of several groups of files, and names of
 * modules. The documents of a story are a group, because their words change together; any other file is one by itself.
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

/** Returns of each file the runs of pieces that are not shared. They outlive a release that changes no words. */
export function findOwnRuns(
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const files = [...texts].map(([path, text]) => [path, cutText(text)] as const);
  const shared = sharedPieces(files);
  return new Map(
    files.map(([path, pieces]) => {
      const runs: string[] = [];
      let isOwn = false;
      for (const piece of pieces) {
        const wasOwn = isOwn;
        isOwn = !shared.has(piece);
        if (isOwn) runs.push(wasOwn ? `${runs.pop()}${piece}` : piece);
      }
      return [nameWithoutHash(path), runs];
    }),
  );
}

/** Returns the path without the hash of a script or stylesheet, which differs between builds. */
export function nameWithoutHash(path: string): string {
  return path.startsWith(assetsPrefix) ? path.replace(/-[\w-]{8}(?=\.\w+$)/, '') : path;
}
