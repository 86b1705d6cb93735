import { expect, it } from 'vitest';
import { makePack } from '../../../../src/build/files/make-pack.ts';
import type { Pack } from '#hosting/pack.ts';

const join = ({ texts, files }: Pack, path: string) =>
  files[path]?.map((place) => texts[place]).join('');

const frame = '<header><a href="/">Home</a></header>';
const pages = new Map([
  ['/', `<style>p{a:b}q{c:d}</style>${frame}<p>Café \r\n “one”</p><p>one</p>`],
  ['/two', `<style>p{a:b}</style>${frame}${frame}<p>two</p>`],
  ['/three', 'no tag at all'],
  ['/four', ''],
]);

it('holds each file as it was', () => {
  const pack: Pack = JSON.parse(JSON.stringify(makePack(pages)));
  for (const [path, text] of pages) expect(join(pack, path), path).toBe(text);
});

it('holds once what several files contain, in one piece', () => {
  const { texts } = makePack(pages);
  expect(texts.filter((segment) => segment.includes('Home'))).toEqual([frame]);
  expect(new Set(texts).size).toBe(texts.length);
});
