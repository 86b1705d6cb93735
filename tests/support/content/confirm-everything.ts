import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopiedProject } from '../servers/copied-project.ts';

type Change = readonly [pattern: RegExp, by: string];

const everywhere: readonly Change[] = [
  [/state: '(?:pending|approval)'/g, "state: 'confirmed'"],
  [/sample: true/g, 'sample: false'],
  [/^sample: yes$/gm, 'sample: no'],
  [/^words:$/gm, 'lesson: confirmed\nspanish: confirmed\nfirst-half: confirmed\nwords:'],
  [/https:\/\/placeholder\.invalid\/video\/about/g, 'https://www.youtube.com/watch?v=abcdefghijk'],
  [/placeholder\.invalid/g, 'owner.example'],
  [/'video\/about'/g, "'watch?v=abcdefghijk'"],
];

/** Changes to single files: code that makes up the owner's answers. */
const inFile: Readonly<Record<string, readonly Change[]>> = {
  'src/content/site.ts': [
    [
      /(function pendingAddress[^]*?)`(https:\/\/owner\.example)\/\$\{path\}`/,
      "$1path.startsWith('watch') ? `https://www.youtube.com/$${path}` : `$2/$${path}`",
    ],
    [/Listing name to be confirmed/, 'A listing'],
  ],
  'src/content/team.ts': [[/(key: 'team\.([\w-]+)', value: )'[^']*'/g, "$1'Person $2'"]],
  'src/content/book/books.ts': [
    [/^( {2}['\w-]+: )'',$/gm, '$1madeIsbn(),'],
    [/pending\(`title\.\$\{key\}`, '[^']*'\)/, 'pending(`title.$${key}`, `Title $${key}`)'],
    [/Author to be confirmed/g, 'An Author'],
    [/Level to be confirmed/, 'Middle Grade'],
    [
      /$/,
      'var made: number | undefined;\nfunction madeIsbn(): string {\n  made = (made ?? 30) + 1;\n  const twelve = `9781915791${made}`;\n  return twelve + isbnCheckDigit(twelve);\n}\n',
    ],
    [/^/, "import { isbnCheckDigit } from './book.ts';\n"],
  ],
};

/** Changes a copy as if the owner had answered: nothing is unknown, unapproved or a sample. */
export async function confirmEverything(project: CopiedProject): Promise<void> {
  const files = (await readdir(join(project.folder, 'src'), { recursive: true }))
    .map((file) => `src/${file}`)
    // Leave out the checks, which look for placeholders by their names.
    .filter((file) => /^src\/(content|pages)\/.*(\.ts|\/\d+\.md)$/.test(file))
    .filter((file) => !file.includes('/checks/'));
  for (const file of files) {
    const text = await project.read(file);
    let changed = everywhere.reduce((all, [pattern, by]) => all.replace(pattern, by), text);
    for (const [pattern, by] of inFile[file] ?? []) {
      if (changed.search(pattern) === -1) throw new Error(`${file} has no match of ${pattern}`);
      changed = changed.replace(pattern, by);
    }
    await project.write(file, changed);
  }
}
