import { expect, it } from 'vitest';
import {
  commonPack,
  makePack,
  makeDeltaPack,
  sharedText,
  shortPack,
} from '#build/files/make-pack.ts';
import { cutText, findUnsharedRuns, joinParts, type Pack } from '#hosting/pack.ts';

const join = ({ texts, files }: Pack, path: string) => joinParts(files[path] ?? [], texts);

const frame = '<header><a href="/">Home</a></header>';
const pages = new Map([
  ['/', `<style>p{a:b}q{c:d}</style>${frame}<p>Café \r\n “one”</p><p>one</p>`],
  ['/two', `<style>p{a:b}</style>${frame}${frame}<p>two</p>`],
  ['/three', 'no tag at all'],
  ['/four', ''],
]);

it('reproduces each file exactly', () => {
  const pack: Pack = JSON.parse(JSON.stringify(shortPack(makePack(pages))));
  for (const [path, text] of pages) expect(join(pack, path), path).toBe(text);
});

it('stores text that several files share once, in one piece', () => {
  const { texts } = makePack(pages);
  expect(texts.filter((segment) => segment.includes('Home'))).toEqual([frame]);
  expect(new Set(texts).size).toBe(texts.length);
});

it('stores shared text separately, for a device that already has the files’ own text', () => {
  const before = new Map(
    [...pages].map(([path, text]) => [path, text.replaceAll('Home', 'Start')]),
  );
  const { texts, files } = shortPack(commonPack(makePack(pages)));
  expect(texts.join('')).not.toContain('two');
  const own = findUnsharedRuns(before);
  for (const [path, text] of pages)
    expect(joinParts(files[path] ?? [], texts, own.get(path))).toBe(text);
});

it('stores a few files as differences from one that the device has', () => {
  const { base, texts, files } = shortPack(
    makeDeltaPack(
      new Map([['/two', pages.get('/two') ?? '']]),
      new Map([['/', pages.get('/') ?? '']]),
    ),
  );
  expect(base).toEqual(['/']);
  expect(texts.join('')).toBe('<p>two</p>');
  const pieces = [...cutText(pages.get('/') ?? ''), ...texts];
  expect(joinParts(files['/two'] ?? [], pieces)).toBe(pages.get('/two'));
});

it('finds what documents have in common, once, and cuts it into the same pieces', () => {
  const story = (title: string) =>
    `<head><title>${title}</title></head>${frame}<p>${title}</p>${frame}`;
  const paper = (title: string) =>
    `<head><title>${title}</title></head><i></i><p>${title}</p>${frame}`;
  const shared = sharedText([
    [story('Ana'), story('Ben')],
    [paper('Ana'), paper('Ben')],
  ]);
  expect(shared).toBe(`<head></head>${frame}<i></i>`);
  expect(sharedText([['a</p>b', 'a</p>b<i>']])).toBe('');
  const inStory = new Set(cutText(story('Cleo')));
  for (const piece of cutText(`<head></head>${frame}`)) expect(inStory).toContain(piece);
});
