import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchItem } from './launch-items.ts';

const folder = 'src/content';
/** Folders and files with content, without READMEs. */
const folders = [folder, 'src/pages'];
const contentFile = /^src\/content\/(?!checks\/).*\.ts$|-copy\.ts$|\/stories\/\d+\.md$/;

const booksFile = 'src/content/book/books.ts';
const teamFile = 'src/content/team.ts';

/** Finds "file:line" of the first of these words in the content, or in `file`. */
type Locate = (words: readonly string[], file?: string) => string;

interface Line {
  readonly place: string;
  readonly text: string;
}

export function createLocate(root: string): Locate {
  const lines = contentLines(root);
  return (words, file = '') => {
    const known = words.filter((word) => word.trim() !== '');
    for (const part of [...known.flatMap(asTyped), ...known.map(firstLine)]) {
      const found = lines.find(({ place, text }) => place.includes(file) && text.includes(part));
      if (found) return found.place;
    }
    return folder;
  };
}

function contentLines(root: string): readonly Line[] {
  return (
    folders
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true }).map(
          (name) => `${folder}/${String(name)}`,
        ),
      )
      .filter((file) => contentFile.test(file))
      // Shallow files first: they hold the owner's values, to which the copy refers.
      .sort((a, b) => a.split('/').length - b.split('/').length || a.localeCompare(b))
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
      )
  );
}

/** Quotes the word, so that only a whole value matches. */
function asTyped(word: string): readonly string[] {
  return [`'${word}'`, `"${word}"`];
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}

/** Finds "file:line" of the field that the owner changes to settle a launch item. */
export function createLocateItem(root: string): (item: Omit<LaunchItem, 'pages'>) => string {
  const locate = createLocate(root);
  const texts = new Map<string, string>();

  function placeIn(file: string, pattern: RegExp): string | undefined {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, text);
    const match = pattern.exec(text);
    if (match === null) return undefined;
    const line = text.slice(0, match.index + match[0].length).split('\n').length;
    return `${file}:${line}`;
  }

  return ({ key, words, state }) => {
    const [, story, part] = /^story\.(\d+)(\.[\w-]+)?$/.exec(key) ?? [];
    if (story !== undefined) {
      const file = `src/content/stories/${story}.md`;
      const sample = part === undefined ? placeIn(file, /^sample:/m) : undefined;
      return sample ?? locate([words, 'title:'], file);
    }
    const found =
      state === 'sample'
        ? placeIn(teamFile, fieldOf(key, 'sample'))
        : bookPatterns(key).reduce<string | undefined>(
            (place, pattern) => place ?? placeIn(booksFile, pattern),
            undefined,
          );
    return found ?? locate([key, words]);
  };
}

/**
 * Returns patterns that find a book's field in books.ts: in the table of ISBNs, or in the book, which is either
 * written out or made by a function.
 */
function bookPatterns(key: string): readonly RegExp[] {
  const [, field = '', book = ''] = /^(title|author|isbn|level)\.([\w-]+)$/.exec(key) ?? [];
  if (book === '') return [];
  if (field === 'isbn') return [new RegExp(`\\bisbns = \\{[^]*?\\n {2}'?${book}'?:`)];
  const [, kind, no] = /^(reader|pending)-(\d+)$/.exec(book) ?? [];
  if (kind === undefined) return [fieldOf(book, field), new RegExp(`novel\\(\\s*'${book}'`)];
  return [new RegExp(`${kind === 'reader' ? 'gradedReader' : 'unknownBook'}\\(\\s*${no},`)];
}

/** Returns a pattern for a field of the entry with this key; a level is spread into its book. */
function fieldOf(key: string, field: string): RegExp {
  return new RegExp(`\\bkey: '${key}',[^]*?\\n {4}(${field}:|\\.{3}${field}\\()`);
}
