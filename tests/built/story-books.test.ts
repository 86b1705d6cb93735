import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { storySets } from '#content/story/story-sets.ts';
import { formatSize } from '#content/words/format-size.ts';
import { booksPath, storyBookPath, yearBookPath } from '#shared/book-path.ts';
import { writtenList } from '../support/built/precached-files.ts';
import { builtPage } from '../support/built/built-pages.ts';
import { decodeHtml } from '../support/built/decode-html.ts';
import { unzip } from '../support/built/unzip.ts';
import { stories } from '../support/content/stories.ts';

const checker = '/usr/bin/epubcheck';
const isThere = existsSync(checker) && spawnSync('java', ['-version']).status === 0;
if (!isThere) console.log('EPUBCheck and Java are not installed: the books are not checked by it.');

/** Options for short runs: Java starts for each book, so slow optimisations would not pay. */
const briefly = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

function check(file: string): Promise<string> {
  return new Promise((resolve) => {
    const parameters = [...briefly, '-jar', checker, file];
    execFile('java', parameters, (_, out, errors) => resolve(`${file}: ${out}${errors}`));
  });
}

const all = `dist${booksPath}`;
const { newest, earlier } = storySets(stories);
const ofYears = new Map(
  earlier.map(({ year, stories: own }) => [`dist${yearBookPath(year)}`, own]),
);
const ofSeveral = new Map([[all, newest], ...ofYears]);
const files = readdirSync('dist/epub').map((name) => `dist/epub/${name}`);

it('are one of all stories or of each year, and one of each story', () => {
  const ofOne = stories.map(({ id }) => `dist${storyBookPath(id)}`);
  expect(files.toSorted()).toEqual([...ofSeveral.keys(), ...ofOne].toSorted());
});

// The others hold every story's text, so one of the single-story books is enough.
const ofOne = stories.slice(0, 1).map(({ id }) => `dist${storyBookPath(id)}`);
const checked = [...ofSeveral.keys(), ...ofOne];
it.skipIf(!isThere)('have no fault that EPUBCheck would find', { timeout: 240_000 }, async () => {
  const reports = await Promise.all(checked.map(check));
  expect(reports).toEqual(
    checked.map(() => expect.stringContaining('0 fatals / 0 errors / 0 warnings')),
  );
});

it('say all that the pages say, in the same order', () => {
  const entries = [...ofSeveral].flatMap(([book, own]) => own.map((story) => ({ book, story })));
  expect(entries).toHaveLength(stories.length);
  for (const { book, story } of entries) {
    const text = plain(entry(book, `EPUB/story-${story.id}.xhtml`).toString());
    const lines = story.content
      .split('\n')
      // Lines of other punctuation are decorations, and are not printed.
      .filter((line) => /[\p{L}\p{N}…?!]/u.test(line) && !line.includes('placeholder.invalid'));
    const { play, read, relate, words } = story.lesson;
    const said = [
      story.title,
      ...lines,
      play,
      read,
      relate,
      ...words.map(({ meaning }) => meaning),
    ];
    let from = 0;
    for (const part of said.flatMap((each) => each ?? [])) {
      const at = text.indexOf(part, from);
      expect(at, `${story.id}: ${part}`).toBeGreaterThanOrEqual(0);
      from = at;
    }
    expect(entry(book, `EPUB/story-${story.id}.xhtml`).toString()).toMatch(
      new RegExp(`<img [^>]*width="\\d+" height="\\d+" alt="${escaped(story.alt)}"`),
    );
  }
});

it('describe their accessibility in their metadata', () => {
  for (const file of files) {
    const opf = entry(file, 'EPUB/package.opf').toString();
    for (const name of [
      'accessMode',
      'accessModeSufficient',
      'accessibilityFeature',
      'accessibilityHazard',
      'accessibilitySummary',
    ])
      expect(opf).toContain(`<meta property="schema:${name}">`);
    expect(opf).toMatch(/<dc:language>[a-z]{2,3}/);
  }
});

it('have a cover that library programs can show', async () => {
  for (const file of files) {
    const opf = entry(file, 'EPUB/package.opf').toString();
    const [, cover = '', kind] =
      /href="([^"]*)" media-type="image\/(png|jpeg)" properties="cover-image"/.exec(opf) ?? [];
    const { format, width, height } = await sharp(entry(file, `EPUB/${cover}`)).metadata();
    expect([format, width, height], file).toEqual([kind, 800, 1200]);
  }
});

it('the newest stories come first in a book of several', () => {
  const opf = entry(all, 'EPUB/package.opf').toString();
  expect([...opf.matchAll(/<itemref idref="story-(\d+)"/g)].map(([, id]) => Number(id))).toEqual(
    newest.map(({ id }) => id),
  );
});

it('are offered with their size, and are not precached', () => {
  const pages = [
    ['/stories', booksPath] as const,
    ...stories.map(({ id }) => [`/stories/${id}`, storyBookPath(id)] as const),
  ];
  for (const [page, path] of pages) {
    const { html } = builtPage(page);
    const size = formatSize(statSync(`dist${path}`).size);
    expect(html).toMatch(new RegExp(`<a href="${path}" download[^]*?${size}\\.`));
  }
  expect(writtenList()).not.toContain('.epub');
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function plain(markup: string): string {
  return decodeHtml(markup.replace(/<[^>]+>/g, ''));
}

const unzipped = new Map<string, ReturnType<typeof unzip>>();

/** Returns a file inside a book. */
function entry(book: string, name: string): Buffer {
  const entries = unzipped.get(book) ?? unzip(readFileSync(book));
  unzipped.set(book, entries);
  const file = entries.get(name);
  if (!file) throw new Error(`${book} holds no ${name}`);
  return file;
}
