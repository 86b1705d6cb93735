import { importLine } from '#shared/worker-code.ts';
import { assetsPrefix } from './host-rules.ts';
import { storyOf } from './pack.ts';

/** Start of the path of the worker's code, before its hash. */
export const workerCodePrefix = `${assetsPrefix}worker-`;

/** A file that the worker keeps, or a pack of such files. */
export interface ListedFile {
  /** Path of the address under which the file is served. */
  readonly url: string;
  /** See `hashLength`. */
  readonly hash: string;
  /**
   * True if the hash is that of all papers of an older story, which come in the story's pack only.
   * Hashes cannot be compressed, and the list of 300 stories has thousands of files.
   */
  readonly isShared?: boolean;
  /** Ids of the stories to which the file belongs, with spaces between them; absent for the site's own. */
  readonly story?: string;
  /** Bytes that a story takes on a device; set on the story's page only. */
  readonly bytes?: number;
}

/** Mark of a hash that several papers share; their names follow, the first with its folder. */
const sharedMark = '=';

/** Returns the list as text: a line for each file, and one for the papers of an older story. */
export function writeList(files: readonly ListedFile[]): string {
  const lines: string[] = [];
  let sharedBefore: string | undefined;
  for (const { url, hash, isShared, story, bytes } of files) {
    const isNext = isShared && hash === sharedBefore;
    sharedBefore = isShared ? hash : undefined;
    const ids = story === storyOf(url) ? undefined : story;
    if (isNext) lines.push(`${lines.pop()} ${url.slice(folderOf(url).length)}`);
    else if (isShared) lines.push(`${sharedMark}${hash} ${url}`);
    else lines.push([url, hash, bytes, ids].join(' ').trimEnd());
  }
  return lines.join('\n');
}

/** Returns the files in the order in which `writeList` was given them. */
export function readList(list: string): readonly ListedFile[] {
  return list.split('\n').flatMap((line): readonly ListedFile[] => {
    const [url = '', hash = '', bytes, ...ids] = line.split(' ');
    if (line.startsWith(sharedMark)) return readShared(line.slice(sharedMark.length));
    const story = ids.join(' ') || storyOf(url);
    return [{ url, hash, ...(story && { story }), ...(bytes && { bytes: Number(bytes) }) }];
  });
}

function readShared(line: string): readonly ListedFile[] {
  const [hash = '', first = '', ...names] = line.split(' ');
  const urls = [first, ...names.map((name) => folderOf(first) + name)];
  return urls.map((url) => ({ url, hash, isShared: true, story: storyOf(url) ?? '' }));
}

function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/**
 * Returns the text of /sw.js: the list, which is a global of the worker, and the path of the worker's code. A release
 * that changes words leaves the code alone, so that a device fetches the list only.
 */
export function workerScript(list: string, code: string): string {
  return `self.fileList=${JSON.stringify(list)};\n${importLine(code)}`;
}

/** Returns the list in the text of /sw.js; undefined if it is not a worker of this site. */
export function readWorkerList(script: string): string | undefined {
  const [, text] = /^self\.fileList=(".*");\n/.exec(script) ?? [];
  return text === undefined ? undefined : String(JSON.parse(text));
}
