import { posix } from 'node:path';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paperPages } from '#content/paper/papers.ts';
import { storySets } from '#content/story/story-sets.ts';
import { formatGrowingSize } from '#content/words/format-size.ts';
import { siteZipPath, storiesFilePath } from '#shared/take-paths.ts';
import { builtPage, builtPages } from '../support/built/built-pages.ts';
import { decodeHtml } from '../support/built/decode-html.ts';
import { unzip } from '../support/built/unzip.ts';
import { stories } from '../support/content/stories.ts';

const { newest } = storySets(stories);
const file = readFileSync(`dist${storiesFilePath}`, 'utf8');
const stick = unzip(readFileSync(`dist${siteZipPath}`));
const documents = new Map(
  [...stick].flatMap(([name, bytes]) => (name.endsWith('.html') ? [[name, `${bytes}`]] : [])),
);

const addresses = (html: string) =>
  [...html.matchAll(/ (?:href|src|action|poster|data|srcset)="([^"]*)"/gi)].map(
    ([, address = '']) => address,
  );
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe.each([['stories.html', file] as const, ...documents])('%s', (name, html) => {
  it('has no script, no form, and nothing that waits for a script', () => {
    expect(html).not.toMatch(
      /<(script|form|template|dialog|iframe|object|embed|link rel="(?!icon|stylesheet))/i,
    );
    expect(html).not.toMatch(/<button(?![^>]* aria-controls=)/);
    expect(html).not.toMatch(/ on\w+="/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('links only to what it contains', () => {
    const lost = addresses(html)
      .filter((address) => !address.startsWith('data:'))
      .filter((address) => {
        const [path = '', id] = address.split('#');
        const target = path === '' ? name : posix.join(posix.dirname(name), path);
        const found = target === name ? html : stick.get(target)?.toString();
        return found === undefined || (id !== undefined && !idsOf(found).includes(id));
      });
    expect(lost).toEqual([]);
  });

  it('has no id twice', () => {
    expect(idsOf(html)).toEqual([...new Set(idsOf(html))]);
  });

  it('says how old it is and where the newer one is', () => {
    const isPaper = /^(stories\/\d+|paper)\//.test(name);
    expect(/As of \w+ \d+, \d{4}\. Newer at https:/.test(html)).toBe(!isPaper);
  });
});

it.each([
  ['stories.html', file],
  ['site.css', String(stick.get('site.css'))],
])('%s has the licences of the typefaces in it', (_, text) => {
  for (const name of ['Bricolage Grotesque', 'Atkinson Hyperlegible'])
    expect(text).toMatch(new RegExp(`/\\*\nCopyright[^*]*${name}[^*]*SIL OPEN FONT LICENSE`));
});

it('the file has each of the newest stories whole, with its pictures and typefaces', () => {
  const text = decodeHtml(file.replaceAll(/<[^>]+>/g, ''));
  for (const { title, content, lesson } of newest) {
    const lines = content.split('\n').filter((line) => line && !line.includes('://'));
    const words = lesson.words.flatMap(({ word, meaning, spanish }) => [word, meaning, spanish]);
    const parts = [lesson.play, lesson.read, lesson.relate].flatMap((part) => part ?? []);
    for (const said of [title, ...lines, ...parts, ...words]) expect(text).toContain(said);
  }
  const outside = file.match(/(?:src="|url\()(?!data:)[^")]*/g);
  expect(outside).toBeNull();
});

it('the folder has every page but those about stored data, and every paper of the newest 24 stories', () => {
  const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const pages = builtPages
    .map(({ path }) => path)
    .filter((path) => !['/offline', '/kept'].includes(path));
  for (const path of [...pages, ...paperPages(stories.slice(0, 24)).map((paper) => paper.path)])
    expect([...documents.keys()]).toContain(fileOf(path));
});

// Rules of Kolibri for HTML apps: index.html at the root, addresses within the archive, nothing from the
// network, no plug-ins, and links to elsewhere as text with the address in brackets.
it('the folder is an HTML app as Kolibri takes them', () => {
  expect([...stick.keys()][0]).toBe('index.html');
  for (const name of stick.keys()) expect(name).toMatch(/^(?!\/)(?!.*\.\.)[\w./-]+$/);
  const css = `${stick.get('site.css')}`;
  expect(css.replaceAll(/url\("data:[^"]*"\)/g, '')).not.toMatch(/@import|url\((?!data:)/);
  for (const html of documents.values())
    expect(addresses(html).filter((address) => /^(?:[a-z]+:)?\/|^[a-z]+:/i.test(address))).toEqual(
      [],
    );
  const linked = builtPage('/mackin-buying-guide').html.match(
    /href="(https:\/\/www\.mackin\.com[^"]*)"/,
  );
  expect(documents.get('mackin-buying-guide.html')).toContain(` (${linked?.[1]}`);
});

it('both are offered with their size and date, and are not precached', () => {
  const day = /As of ([^.]*)\./.exec(file)?.[1] ?? '';
  for (const path of ['/install', '/stories']) {
    const { html } = builtPage(path);
    for (const taken of [storiesFilePath, siteZipPath]) {
      const size = formatGrowingSize(statSync(`dist${taken}`).size);
      expect(html).toMatch(new RegExp(`href="${taken}"[^]*?<span>${size}</span><span>${day}<`));
    }
  }
  expect(readFileSync('dist/sw.js', 'utf8')).not.toContain('"/take');
  expect(readFileSync('dist/sitemap.xml', 'utf8')).not.toContain('/take');
});
