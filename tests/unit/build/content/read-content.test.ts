import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runnerImport } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { contentErrors } from '#build/content/content-errors.ts';
import { isSpecified } from '../../../support/content/stories.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

const project = process.cwd();
const root = temporaryFolder();

/**
 * Copies `src` with the specified stories and `public`, and links the rest of the project, as an editor's machine has
 * them.
 */
beforeAll(() => {
  const isCopied = (file: string) =>
    !file.endsWith('.md') || isSpecified(Number(basename(file, '.md')));
  cpSync(join(project, 'src'), join(root, 'src'), { recursive: true, filter: isCopied });
  cpSync(join(project, 'public'), join(root, 'public'), { recursive: true });
  for (const name of ['node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(join(project, name), join(root, name));
});

/** Returns the content source of the copy, created by the copy's own code. */
async function source(showsDrafts = false) {
  const { module } = await runnerImport<typeof import('#build/content/content-source.ts')>(
    join(root, 'src/build/content/content-source.ts'),
    { logLevel: 'silent' },
  );
  return module.contentSource(root, showsDrafts);
}

/** Returns the errors in the copy's content. */
const errors = async () => contentErrors(await source(), root);

it('a preview has drafts, and tells no search engine and no feed reader of them', async () => {
  const file = join(root, 'src/content/stories/13.md');
  const head = ['title: Heron', 'image: scene-cup.svg', 'alt: A heron.', 'categories: news'];
  const lines = ['---', ...head, 'date: 2999-01-01', '---', '', 'The text of Heron.', ''];
  writeFileSync(file, lines.join('\n'));
  const { pages, index, feed } = await (await source(true)).current();
  expect(pages.find(({ path }) => path === '/stories/13')).toMatchObject({ isListed: false });
  expect(index.map(({ id }) => id)).toContain(13);
  expect(feed.text('https://site.example', new Date())).not.toContain('Heron');
  rmSync(file);
});

it.each(['draft: yes', 'draft: yes\nlang: Spanish'])(
  'the known links of drafts are in use, also where the drafts are not ready: %j',
  async (fields) => {
    const folder = join(root, 'src/content/stories');
    const texts = readdirSync(folder)
      .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const)
      .filter(([, text]) => text.includes('placeholder.invalid'));
    for (const [file, text] of texts)
      writeFileSync(file, text.replace('date: ', `${fields}\ndate: `));
    expect(await errors()).toEqual([]);
    for (const [file, text] of texts) writeFileSync(file, text);
  },
);

/** File, correct text, the mistake that is typed instead, and a pattern of the error. */
const mistakes: readonly (readonly [string, string, string, RegExp])[] = [
  [
    'site.ts',
    "pendingAddress('shop', 'shop')",
    "{ key: 'shop', value: 'htps://a.example', state: 'confirmed' }",
    /site\.ts:\d+: shop: "htps:\/\/a\.example" .*begins with https:\/\//,
  ],
  [
    'site.ts',
    "pendingAddress('facebook', 'facebook')",
    "{ key: 'social-facebook', value: 'https://a.example' }",
    /site\.ts:\d+: social-facebook: state: "" is not one of confirmed, /,
  ],
  [
    'book/books.ts',
    "  workbook: '',\n",
    '',
    /books\.ts:\d+: .*workbook: isbn: "" is not text; write it in quotes/,
  ],
  [
    'book/books.ts',
    "  gradedReader(6, inBoth('extension', 11, 12)),\n",
    '',
    /books\.ts:\d+: buying guide: "1, 2, .* 10, 12, 13, 14" are the numbers of the books; they run/,
  ],
  [
    'site.ts',
    "pending<EmailParts>('email', { user: 'contact', host: 'placeholder.invalid' })",
    "{ key: 'email', value: 'info@a.example', state: 'confirmed' }",
    /site\.ts:\d+: email: /,
  ],
  [
    'book/books.ts',
    "'reader-4': ''",
    "'reader-4': 9781915791252",
    /books\.ts:\d+: .*reader-4: isbn: "9781915791252" is not text/,
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
    "'reader-3': ''",
    "'reader-3': '978-1-915791'",
    /books\.ts:\d+: .*reader-3: isbn: "978-1-915791" has 10 digits/,
  ],
  [
    'page/navigation.ts',
    "to: '/method'",
    "to: '/metod'",
    /navigation\.ts:\d+: .*"\/metod" is not a page/,
  ],
  [
    '../pages/home/home-copy.ts',
    'Football on every page.',
    'Football® on every page.',
    /home-copy\.ts:\d+: .*has a ®/,
  ],
  [
    'stories/7.md',
    '/art/scene-ranking.svg',
    '/art/nothing.png',
    /stories\/7\.md:3: image: "\/art\/nothing\.png" does not exist/,
  ],
  ['stories/8.md', 'date: ', 'date: about ', /stories\/8\.md:6: date: "about 2025-03-17" is not/],
];

it('every mistake is one line with file, line, value and rule, all of them at once', async () => {
  const expected: RegExp[] = [];
  for (const [name, from, to, line] of mistakes) {
    const file = join(root, 'src/content', name);
    const text = readFileSync(file, 'utf8');
    // The owner may have changed what is there.
    if (!text.includes(from)) continue;
    writeFileSync(file, text.replace(from, to));
    expected.push(line);
  }
  const lines = await errors();
  for (const line of expected)
    expect(
      lines.filter((each) => line.test(each)),
      String(line),
    ).toHaveLength(1);
});

it('a link to a picture that is not there is reported with its name', async () => {
  const link = join(root, 'public/art/team.jpg');
  symlinkSync('/nowhere/team.jpg', link);
  expect(await errors()).toContainEqual(
    expect.stringMatching(/"art\/team\.jpg" is a link to a file that does not exist/),
  );
  rmSync(link);
});

it('an exception is reported in one line with its place', async () => {
  const file = join(root, 'src/content/book/guides.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\nJSON.parse('no');\n`);
  expect(await errors()).toEqual([
    expect.stringMatching(
      /^src\/content\/book\/guides\.ts: SyntaxError: .*; run "npm run types", which names the line$/,
    ),
  ]);
  writeFileSync(file, text);
});
