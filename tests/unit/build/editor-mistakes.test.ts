import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentErrors } from '#build/content/content-errors.ts';
import { readContent, parseStories } from '#build/content/read-content.ts';

const project = process.cwd();
const story = 'src/content/stories/13.md';
const good = `---
title: A new cup
image: /art/scene-cup.svg
alt: A huge cup.
categories: media, news
date: 2025-06-10
---

The first line of the story.

The second line of it.
`;

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(root, 'src/content/stories'), { recursive: true });
  symlinkSync(join(project, 'public'), join(root, 'public'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string | Buffer): void {
  writeFileSync(join(root, file), text);
}

/** What an editor's machine has: the files of the project, and what was built before. */
function copyProject(): void {
  for (const folder of ['src/content', 'src/build', 'src/server', 'src/shared'])
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  for (const name of [
    'node_modules',
    'supabase',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    symlinkSync(join(project, name), join(root, name));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'as before');
}

interface Run {
  readonly code: number;
  readonly lines: readonly string[];
}

/** Another server may have the usual port. */
const env = { ...process.env, PORT: '0' };

function run(command: string, ...parameters: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(command, parameters, { cwd: root, env }, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`
        .split('\n')
        .filter((line) => !/^(npm warn.*)?$/.test(line));
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, lines });
    });
  });
}

/** What the copy's own code says of it, as `check` prints it. */
async function errors(): Promise<readonly string[]> {
  const { module } = await runnerImport<typeof import('#build/content/content-source.ts')>(
    join(root, 'src/build/content/content-source.ts'),
    { logLevel: 'silent' },
  );
  return contentErrors(module.contentSource(root), root);
}

/** `npm run build` begins with it. */
function check(): Promise<Run> {
  return run(process.execPath, '--import', 'tsx', 'src/build/content/content-check.ts');
}

function inHead(field: string, line: string): string {
  return good.replace(new RegExp(`^${field}:.*$`, 'm'), line);
}

function inText(line: string): string {
  return good.replace('The second line of it.', line);
}

/** What the file says, and line, value and rule of the one line that answers. */
const mistakes: readonly (readonly [string, string | Buffer, number, string, RegExp])[] = [
  ['no title', inHead('title', 'title:'), 2, 'title', /is missing; such as title: /],
  ['no date', good.replace(/^date.*\n/m, ''), 1, 'date', /is missing; such as date: 2025-/],
  ['a long title', inHead('title', `title: ${'long '.repeat(30)}`), 2, 'long long', /80 at most/],
  ['a title in bold', inHead('title', 'title: "**New**"'), 2, '"**New**"', /Markdown/],
  ['a quotation mark too many', inHead('title', 'title: "A "new" cup"'), 2, '"new"', /in pairs/],
  ['a field twice', inHead('alt', 'alt: A cup.\nalt: Two.'), 5, '"Two."', /is given twice/],
  ['an unknown field', inHead('alt', 'alt: A cup.\nauthor: Me'), 5, '"Me"', /is not one of title,/],
  [
    'a capital field',
    inHead('date', 'Date: 2025-06-10\ndate: 2025-06-10'),
    6,
    'Date',
    /not one of/,
  ],
  ['a tab', inHead('alt', 'alt:\tA cup.'), 4, '"alt: A cup."', /holds a tab; use blanks/],
  ['no blank', inHead('date', 'date:2025-06-10'), 6, '"date:2025-06-10"', /needs a blank/],
  [
    'a line that is no field',
    inHead('alt', 'alt: A.\nwords'),
    5,
    '"words"',
    /is not "name: value"/,
  ],
  ['the day first', inHead('date', 'date: 10.06.2025'), 6, '"10.06.2025"', /YYYY-MM-DD, such as/],
  ['a month in words', inHead('date', 'date: 10 June 2025'), 6, '"10 June 2025"', /YYYY-MM-DD/],
  ['no such day', inHead('date', 'date: 2025-06-31'), 6, '"2025-06-31"', /is not a calendar date/],
  ['no category', inHead('categories', 'categories: sport'), 5, '"sport"', /one of media, stories/],
  ['a capital category', inHead('categories', 'categories: [News]'), 5, '"News"', /is not one of/],
  ['a category twice', inHead('categories', 'categories: news, news'), 5, '"news"', /given twice/],
  [
    'a picture from anywhere',
    inHead('image', 'image: cup.png'),
    3,
    '"cup.png"',
    /in the folder public\/art/,
  ],
  [
    'a picture of a camera',
    inHead('image', 'image: /art/My Photo.JPG'),
    3,
    '"/art/My Photo.JPG"',
    /small letters/,
  ],
  [
    'no such picture',
    inHead('image', 'image: /art/cupp.svg'),
    3,
    '"/art/cupp.svg"',
    /does not exist/,
  ],
  [
    'a sample of sorts',
    inHead('date', 'date: 2025-06-10\nsample: true'),
    7,
    '"true"',
    /not yes or no/,
  ],
  [
    'no lines of dashes',
    good.replaceAll('---\n', ''),
    1,
    '"title: A new cup"',
    /two lines of "---"/,
  ],
  ['long dashes', good.replaceAll('---', '—-'), 1, '"—-"', /two lines of "---"/],
  ['bold', inText('It is **very** new.'), 11, '"**very**"', /Markdown or HTML/],
  ['a link', inText('See [our books](/books).'), 11, '"[our books](/books)"', /the whole address/],
  ['a heading', inText('## Next'), 11, '"## Next"', /a plain line: Next/],
  ['a list', inText('- one'), 11, '"- one"', /a plain line/],
  ['HTML', inText('It is <b>new</b>.'), 11, '"<b>"', /Markdown or HTML/],
  [
    'a picture in the text',
    inText('![A cup](/art/scene-cup.svg)'),
    11,
    '"![A cup]',
    /the field image/,
  ],
  ['Latin-1', Buffer.from(inText('El niño lee.'), 'latin1'), 11, 'El ni', /save the file as UTF-8/],
  ['UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le'), 1, '', /save the file as UTF-8/],
  [
    'a draw without its end',
    inText('It ends at 8pm on 1 May 2026.'),
    11,
    '8pm on',
    /deadline: is missing/,
  ],
];

describe('a mistake in a story is one line with file, line, value and rule:', () => {
  it.each(mistakes)('%s', (_name, text, line, value, rule) => {
    write(story, text);
    const { errors } = parseStories({ root, publicFolder: join(root, 'public') });
    expect(errors).toEqual([expect.stringContaining(`${story}:${line}: `)]);
    expect(errors[0]).toContain(value);
    expect(errors[0]).toMatch(rule);
  });

  it.each(['013.md', 'new.md', '13.txt', '13.markdown'])('the name %s', (name) => {
    write(`src/content/stories/${name}`, good);
    const { errors } = parseStories({ root, publicFolder: join(root, 'public') });
    expect(errors).toEqual([expect.stringMatching(`stories/${name}:1: "${name}".* such as 13.md`)]);
  });
});

/** File, what stands there, what is typed instead, and what the line says. */
const valueMistakes = [
  [
    'site.ts',
    "pendingAddress('shop', 'shop')",
    "{ key: 'shop', value: 'htps://a.example', state: 'confirmed' }",
    /site\.ts:\d+: shop: "htps:\/\/a\.example" .*begins with https:\/\//,
  ],
  [
    'claims.ts',
    "state: 'confirmed'",
    "state: 'confirmd'",
    /claims\.ts:\d+: .*state: "confirmd" is not one of confirmed, /,
  ],
  [
    'book/books.ts',
    '9781915791245',
    '978-1-915791-24-6',
    /books\.ts:\d+: .*isbn: "978-1-915791-24-6" has a wrong digit/,
  ],
  [
    'book/books.ts',
    "key: 'workbook'",
    "key: 'prequel'",
    /books\.ts:\d+: books: key: "prequel" is given twice/,
  ],
  [
    'book/books.ts',
    '/art/cover-workbook.svg',
    '/art/cover-wrkbook.svg',
    /books\.ts:\d+: .*"\/art\/cover-wrkbook\.svg" does not exist/,
  ],
  [
    'page/navigation.ts',
    "to: '/method'",
    "to: '/metod'",
    /navigation\.ts:\d+: .*"\/metod" is no page/,
  ],
  [
    'team.ts',
    "value: 'Co-founder', state: 'pending'",
    "value: 'Co-founder', state: 'confirmed'",
    /team\.ts:\d+: .*"Co-founder" is the role/,
  ],
  [
    'pictures.ts',
    '/art/spot-play.svg',
    '/art/spot-ply.svg',
    /pictures\.ts:\d+: .*"\/art\/spot-ply\.svg" does not exist/,
  ],
  [
    'copy/home.ts',
    'Football on every page.',
    'Football® on every page.',
    /home\.ts:\d+: .*has a ®/,
  ],
] as const;

const syntaxMistake = [
  'book/books.ts',
  "key: 'workbook',",
  "key: 'workbook",
  /books\.ts:\d+:\d+: Unterminated string/,
] as const;

describe('a mistake among the values is, too:', () => {
  beforeEach(copyProject);

  /** Makes them, and expects a line for each. The owner may have changed what stands there. */
  async function expectLines(mistakes: readonly (readonly [string, string, string, RegExp])[]) {
    const expected: RegExp[] = [];
    for (const [name, from, to, line] of mistakes) {
      const file = join('src/content', name);
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(from)) continue;
      write(file, text.replace(from, to));
      expected.push(line);
    }
    const lines = await errors();
    for (const line of expected)
      expect(
        lines.filter((each) => line.test(each)),
        String(line),
      ).toHaveLength(1);
  }

  it('all of them at once', () => expectLines(valueMistakes));

  it('one that makes it no TypeScript', () => expectLines([syntaxMistake]));
});

describe('the commands', () => {
  beforeEach(copyProject);

  it.each([
    ['npm run build', ['run', '--silent', 'build']],
    ['npm start', ['start', '--silent']],
    ['npm run check:launch', ['run', '--silent', 'check:launch']],
  ])(
    '%s prints all errors of all files, nothing else, and writes nothing',
    async (_name, words) => {
      write(story, inText('It is **very** new.'));
      write('src/content/stories/14.md', inHead('date', 'date: soon'));
      expect(await run('npm', ...words)).toEqual({
        code: 1,
        lines: [
          expect.stringMatching(/^src\/content\/stories\/13\.md:11: "\*\*very\*\*"/),
          expect.stringMatching(/^src\/content\/stories\/14\.md:6: date: "soon"/),
        ],
      });
      expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
      expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('as before');
      expect(readdirSync(root)).not.toContain('dist-server');
    },
  );

  it('only warn of a date to come, of a very short text and of none', async () => {
    write(story, inHead('date', 'date: 2999-01-01'));
    write(
      'src/content/stories/14.md',
      good.replace('A new', 'No').replace(/\n\nThe first[^]*/, '\n'),
    );
    expect(await check()).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/^Warning: src.*13\.md:6: date: "2999-01-01" is in the future/),
        expect.stringMatching(/^Warning: src.*13\.md:8: the text has 2 paragraphs; 8 to 16/),
        expect.stringMatching(/^Warning: src.*14\.md:8: the text is empty; .*coming soon/),
      ],
    });
  });

  it('find nothing in the project as it is', () => {
    const found = readContent({ root: project, publicFolder: join(project, 'public') });
    expect(found).toMatchObject({ storyErrors: [], otherErrors: [] });
  });
});
