/** A file that the worker keeps, or a pack of such files. */
export interface ListedFile {
  /** Path of the address under which the file is served. */
  readonly url: string;
  /** See `hashLength`. */
  readonly hash: string;
  /** Ids of the stories to which the file belongs, with blanks between them; absent for the site's own. */
  readonly story?: string;
  /** Size of the file of a story. */
  readonly bytes?: number;
}

/** Stories in one part of the list, by id, so that a story changes one short part. */
const storiesInPart = 25;

/**
 * Returns the parts of the list: first that of the site's own files, which begins with the ids of all stories
 * in their order.
 */
export function writeList(files: readonly ListedFile[]): readonly string[] {
  const ids = new Set(files.flatMap(({ story }) => story?.split(' ') ?? []));
  const parts = new Map<number, string[]>([[-1, [[...ids].join(' ')]]]);
  const byId = [...ids].map(Number).sort((a, b) => a - b);
  for (const id of byId) parts.set(partOf(id), []);
  for (const { url, hash, story, bytes } of files) {
    const part = story === undefined ? -1 : partOf(Number.parseInt(story, 10));
    parts.get(part)?.push([url, hash, ...(story === undefined ? [] : [bytes, story])].join(' '));
  }
  return [...parts.values()].map((lines) => lines.join('\n'));
}

function partOf(id: number): number {
  return Math.floor(id / storiesInPart);
}

/** Returns the files in the order in which `writeList` was given them, if the stories came in theirs. */
export function readList(parts: readonly string[]): readonly ListedFile[] {
  const [order = '', ...lines] = parts.flatMap((part) => part.split('\n'));
  const places = new Map(order.split(' ').map((id, place) => [id, place]));
  const files = lines.map((line): ListedFile => {
    const [url = '', hash = '', bytes, ...ids] = line.split(' ');
    return { url, hash, ...(ids.length > 0 && { story: ids.join(' '), bytes: Number(bytes) }) };
  });
  const placeOf = ({ story = '' }: ListedFile) => places.get(story.split(' ')[0] ?? '') ?? -1;
  return files.sort((a, b) => placeOf(a) - placeOf(b));
}

/** Address of a part's script, and the hash of the part. */
export type PartSource = readonly [url: string, hash: string];

/** Returns a script that hands a part of the list to the worker. */
export function partScript(part: string): string {
  return `${partStart}${JSON.stringify(part)})`;
}

/** Returns the part in a script; undefined if it is none. */
export function readPart(script: string): string | undefined {
  try {
    const part: unknown = JSON.parse(script.slice(partStart.length, -1));
    return typeof part === 'string' ? part : undefined;
  } catch {
    return undefined;
  }
}

const partStart = 'listParts.push(';

/** Returns the text of /sw.js, which names and imports the parts of the list and the worker's code. */
export function workerScript(sources: readonly PartSource[], code: string): string {
  const files = [...sources.map(([url]) => url), code];
  return [
    `self.listParts=[];self.listSources=${JSON.stringify(sources)};`,
    // A wrong answer in the HTTP cache does not stand under the second address.
    `for(const file of ${JSON.stringify(files)})`,
    'try{importScripts(file)}catch{importScripts(file+"?again")}\n',
  ].join('');
}

/** Returns what /sw.js says of the parts of the list; none if it is no worker of this site. */
export function readSources(script: string): readonly PartSource[] {
  const [, list] = /self\.listSources=\[(.*?\])\]/.exec(script) ?? [];
  return [...(list ?? '').matchAll(/\["([^"]+)","([^"]+)"\]/g)].map(([, url = '', hash = '']) => [
    url,
    hash,
  ]);
}
