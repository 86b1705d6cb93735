/** A file that the worker keeps, or a pack of such files. */
export interface ListedFile {
  /** Path of the address under which the file is served. */
  readonly url: string;
  /** See `hashLength`. */
  readonly hash: string;
  /** Ids of the stories to which the file belongs, with blanks between them; absent for the site's own. */
  readonly story?: string;
  /** Bytes that a story takes on a device; only its page has it. */
  readonly bytes?: number;
}

/** Returns the list as text, a line for each file. */
export function writeList(files: readonly ListedFile[]): string {
  return files
    .map(({ url, hash, story, bytes }) =>
      [url, hash, ...(story === undefined ? [] : [bytes, story])].join(' '),
    )
    .join('\n');
}

/** Returns the files in the order in which `writeList` was given them. */
export function readList(list: string): readonly ListedFile[] {
  return list.split('\n').map((line): ListedFile => {
    const [url = '', hash = '', bytes, ...ids] = line.split(' ');
    return {
      url,
      hash,
      ...(ids.length > 0 && { story: ids.join(' ') }),
      ...(bytes && { bytes: Number(bytes) }),
    };
  });
}

/** Returns the text of /sw.js: the list, which is a global of the worker, and the worker's code. */
export function workerScript(list: string, code: string): string {
  return `self.fileList=${JSON.stringify(list)};\n${code}`;
}

/** Returns the list in the text of /sw.js; undefined if it is no worker of this site. */
export function readWorkerList(script: string): string | undefined {
  const [, text] = /^self\.fileList=(".*");\n/.exec(script) ?? [];
  return text === undefined ? undefined : String(JSON.parse(text));
}
