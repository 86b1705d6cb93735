import { expect, it } from 'vitest';
import { textSegments } from '#content/story-text/find-links.ts';

function links(line: string): readonly string[] {
  return textSegments(line).flatMap((segment) => (segment.kind === 'link' ? [segment.href] : []));
}

it('puts the address between the words around it', () => {
  expect(textSegments('See https://example.org/a today')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://example.org/a', href: 'https://example.org/a' },
    { kind: 'text', text: ' today' },
  ]);
});

it.each(['.', ',', ';', ':', ')', '’', ').', '?', '!', '…', '”', '。', '–', '—it', '`'])(
  'keeps a trailing %s outside the link',
  (mark) => {
    expect(textSegments(`https://example.org/a${mark}`)).toEqual([
      { kind: 'link', text: 'https://example.org/a', href: 'https://example.org/a' },
      { kind: 'text', text: mark },
    ]);
  },
);

it('keeps the same marks inside an address', () => {
  expect(links('https://example.org/a.b;c:d,e?f=1&g=2#h')).toEqual([
    'https://example.org/a.b;c:d,e?f=1&g=2#h',
  ]);
});

it.each(['javascript:alert(1)', 'https://', 'www.', 'www.example', 'name@'])(
  'makes no link of %s',
  (text) => {
    expect(links(`See ${text} now`)).toEqual([]);
  },
);

it.each([
  ['https://en.wikipedia.org/wiki/Football_(ball)', undefined],
  ['https://example.org/?q=[1]', 'https://example.org/?q=%5B1%5D'],
  ['https://example.org/?q={a}`b\\c', 'https://example.org/?q=%7Ba%7D%60b%5Cc'],
  ['https://example.org/100%/%41', 'https://example.org/100%25/%41'],
  ['https://example.org/2004–05', 'https://example.org/2004%E2%80%9305'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
  ['http://127.0.0.1:8080/a', undefined],
  ['www.example.org/a', 'https://www.example.org/a'],
  ['coach@club.example.org', 'mailto:coach@club.example.org'],
])('makes a link of %s, in brackets and at the end of a sentence', (text, href = text) => {
  for (const line of [`See ${text} now`, `(see ${text})`, `It is ${text}.`, `“${text}”?`]) {
    const link = { kind: 'link', text, href };
    expect(textSegments(line).filter(({ kind }) => kind === 'link')).toEqual([link]);
  }
});

it.each(['—', '–', '―'])('ends a host at the dash %s', (dash) => {
  for (const host of ['https://www.example.org', 'www.example.org'])
    expect(links(`See ${host}${dash}it is free.`)).toEqual(['https://www.example.org']);
});

it('stops an address at a quotation mark or an angle bracket', () => {
  expect(links('“https://example.org”, <https://example.org/b>')).toEqual([
    'https://example.org',
    'https://example.org/b',
  ]);
});
