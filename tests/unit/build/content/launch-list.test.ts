import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchList, lineAddress, launchTable } from '#build/content/launch-list.ts';
import { launchPage } from '#build/content/launch-page.ts';
import { launchItems, type LaunchItem } from '#build/content/launch-items.ts';
import { createLocateItem } from '#build/content/create-locate.ts';
import { stories } from '../../../support/content/stories.ts';

const items = launchItems(stories);
const locate = createLocateItem(process.cwd());
const groups = launchList(items, locate);
const keysFor = (heading: RegExp) =>
  groups.find((group) => heading.test(group.heading))?.entries.map(({ key }) => key);

function item(key: string, state: LaunchItem['state'] = 'pending'): LaunchItem {
  return { key, state, words: 'W', pages: ['/', '/books'] };
}

function lineAt(place: string): string {
  const [file = '', line] = place.split(':');
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
}

it('the list is grouped by who can answer', () => {
  const asked = launchList(
    ['shop', 'mackin-listing', 'story.7.spanish', 'isbn.spanish', 'licence', 'terms'].map((key) =>
      item(key),
    ),
    () => 'a.ts:1',
  );
  expect(asked.map((group) => group.entries.map(({ key }) => key))).toEqual([
    ['shop', 'isbn.spanish'],
    ['mackin-listing'],
    ['story.7.spanish'],
    ['licence', 'terms'],
  ]);
  for (const who of [/owner/, /distributor/, /native speaker/, /lawyer/])
    expect(keysFor(who), String(who)).toBeDefined();
});

it('the list leads to the line that is changed', () => {
  for (const { key, state, words } of items) {
    const line = lineAt(locate({ key, state, words }));
    expect(line.trim(), key).not.toBe('');
    const [, field, book = ''] = /^(title|author|isbn|level)\.(.+)/.exec(key) ?? [];
    const isMade = /gradedReader|unknownBook|novel|^\s+(\d|'[\w-]+'),$/.test(line);
    // A field that a story lacks may be added on any line of its file's front matter.
    const [, id] = /^story\.(\d+)\.(?:lesson|spanish|first-half)$/.exec(key) ?? [];
    const isInStory =
      id !== undefined && locate({ key, state, words }).startsWith(`src/content/stories/${id}.md:`);
    const isLine =
      state === 'sample'
        ? /\bsample:|^\s*(?:sampleQuote\()?['"“]/.test(line)
        : field === 'isbn'
          ? /^ {2}'?([\w-]+)'?: '',$/.exec(line)?.[1] === book
          : field !== undefined
            ? isMade || line.includes(`${field}:`) || line.includes(`...${field}(`)
            : line.includes(key);
    expect(isInStory || isLine, `${key}: ${line}`).toBe(true);
  }
});

it('the list leads to a graded reader with a number of two digits', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(root, 'src/content/book'), { recursive: true });
  const lines = ['title', 'gradedReader(1, core),', 'gradedReader(10, core),'];
  writeFileSync(join(root, 'src/content/book/books.ts'), lines.join('\n'));
  expect(createLocateItem(root)(item('title.reader-10'))).toBe('src/content/book/books.ts:3');
  rmSync(root, { recursive: true });
});

it('the table has a line for each item that ends with its place, and says for whom nothing is waiting', () => {
  const table = launchTable(launchList([item('shop', 'sample')], () => 'src/a.ts:3'));
  expect(table).toMatch(/^The owner: 1\n/);
  expect(table).toMatch(/ {2}shop +W +confirm or replace it +\/ and 1 more +src\/a\.ts:3\n/);
  expect(table).toContain('A lawyer: nothing is waiting');
});

const links = {
  page: (path: string) => `https://site.example${path}`,
  line: lineAddress('git@github.com:name/site.git'),
};
const html = launchPage(
  launchList([item('shop', 'approval')], () => 'src/a.ts:3'),
  'A <site>',
  '2026-11-22',
  links,
);

it('the page links each item to its pages and to its line', () => {
  expect(html).toContain('<a href="https://site.example/books">/books</a>');
  expect(html).toContain(
    '<a href="https://github.com/name/site/blob/main/src/a.ts#L3">src/a.ts:3</a>',
  );
  expect(html).toContain('approve it');
});

it.each([
  ['https://github.com/name/site.git', 'https://github.com/name/site/blob/main/src/a.ts#L3'],
  ['ssh://git@host.example/name/site', 'https://host.example/name/site/blob/main/src/a.ts#L3'],
  ['https://token@host.example/a/b/', 'https://host.example/a/b/blob/main/src/a.ts#L3'],
  ['/somewhere/else', 'src/a.ts#L3'],
  ['', 'src/a.ts#L3'],
])('with the origin "%s" a line is at %s', (origin, address) => {
  expect(lineAddress(origin)('src/a.ts:3')).toBe(address);
});
