import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Finds "file:line" of the first of these words that stand in a file of the content, or in `file`. */
type Locate = (words: readonly string[], file?: string) => string;

const folder = 'src/content';
/** What the site says; the guide to it says of what. */
const said = /\.ts$|\/stories\/\d+\.md$/;

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
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
      .filter((file) => said.test(file))
      // What the owner fills in comes before the copy, which refers to it.
      .sort((a, b) => a.split('/').length - b.split('/').length || a.localeCompare(b))
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .map((text, at) => ({ place: `${file}:${at + 1}`, text })),
      )
  );
}

/** As a value of its own and not as a part of another one. */
function asTyped(word: string): readonly string[] {
  return [`'${word}'`, `"${word}"`];
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
