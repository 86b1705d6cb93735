import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchItem } from './launch-report.ts';
import { createLocate } from './locate.ts';

const booksFile = 'src/content/book/books.ts';
const teamFile = 'src/content/team.ts';

/** Finds "file:line" where the owner changes a launch item: the field, and not where its name stands. */
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
    const [, story, part] = /^story\.(\d+)(\.\w+)?$/.exec(key) ?? [];
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

/** Where a book is written by hand, or where one like others is made. */
function bookPatterns(key: string): readonly RegExp[] {
  const [, field = '', book = ''] = /^(title|author|isbn|level)\.([\w-]+)$/.exec(key) ?? [];
  if (book === '') return [];
  const [, kind, no] = /^(reader|pending)-(\d)$/.exec(book) ?? [];
  if (kind === undefined) return [fieldOf(book, field), new RegExp(`novel\\(\\s*'${book}'`)];
  return [new RegExp(`${kind === 'reader' ? 'gradedReader' : 'unknownBook'}\\(\\s*${no},`)];
}

/** A field of the entry with this key; a level is spread into its book. */
function fieldOf(key: string, field: string): RegExp {
  return new RegExp(`\\bkey: '${key}',[^]*?\\n {4}(${field}:|\\.{3}${field}\\()`);
}
