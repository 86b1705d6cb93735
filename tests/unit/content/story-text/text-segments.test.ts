import { describe, expect, it } from 'vitest';
import { textSegments } from '#content/story-text/text-segments.ts';

function links(line: string): readonly string[] {
  return textSegments(line).flatMap((segment) => (segment.kind === 'link' ? [segment.href] : []));
}

describe('textSegments', () => {
  it('leaves a line without an address whole', () => {
    expect(textSegments('A line.')).toEqual([{ kind: 'text', text: 'A line.' }]);
  });

  it('puts the address between the words around it', () => {
    expect(textSegments('See https://example.org/a today')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'https://example.org/a', href: 'https://example.org/a' },
      { kind: 'text', text: ' today' },
    ]);
  });

  it.each(['.', ',', ';', ':', ')', '’', ').', '’,'])(
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

  it('finds every address of a line', () => {
    expect(links('http://a.example, https://b.example and https://c.example.')).toEqual([
      'http://a.example',
      'https://b.example',
      'https://c.example',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:someone',
    'ftp://example.org',
    'https://',
    'https://.',
    'www.example.org',
  ])('makes no link of %s', (text) => {
    expect(links(`See ${text} now`)).toEqual([]);
  });

  it('stops an address at a quotation mark or an angle bracket', () => {
    expect(links('“https://example.org”, <https://example.org/b>')).toEqual([
      'https://example.org',
      'https://example.org/b',
    ]);
  });

  it('loses no character', () => {
    const line = 'a https://x.example/1, (https://y.example/2). b';
    expect(
      textSegments(line)
        .map((segment) => segment.text)
        .join(''),
    ).toBe(line);
  });
});
