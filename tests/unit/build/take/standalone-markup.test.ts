import { expect, it } from 'vitest';
import { standaloneMarkup } from '#build/take/standalone-markup.ts';

const standalone = (body: string): string =>
  standaloneMarkup(body, {
    address: 'https://site.example/stories/7',
    day: '2026-05-08',
    link: (path) => (path === '/books' ? '../books.html' : undefined),
    picture: (path) => `..${path}`,
    drawing: () => '<svg><symbol id="i-cup"><path d="M0 0"/></symbol></svg>',
  });

it.each([
  ['<a href="/books?x=1#list" target="_blank">Books</a>', '<a href="../books.html#list">Books</a>'],
  ['<a href="#s3">There</a>', '<a href="#s3">There</a>'],
  ['<a href="/feed.xml">Feed</a>', '<span>Feed (https://site.example/feed.xml)</span>'],
  [
    '<a class="b" lang="es" href="https://x.example/"><!-- -->Tienda <svg></svg><span>(opens in a new tab)</span></a>',
    '<span lang="es">Tienda  (https://x.example/)</span>',
  ],
  [
    '<a class="card" href="https://x.example/a"><b class="words">A film</b></a>',
    '<span class="card"><b class="words">A film (https://x.example/a)</b></span>',
  ],
  ['<a href="mailto:a@x.example?subject=Hi">Write</a>', '<span>Write (a@x.example)</span>'],
  ['<a href="https://x.example/">https://x.example/</a>', '<span>https://x.example/</span>'],
])('turns %s into a link to another file, or into text with its address', (markup, expected) => {
  expect(standalone(markup)).toBe(expected);
});

it('keeps what works without script, and points at the pictures of the files', () => {
  expect(
    standalone(
      '<picture><source srcSet="/a.avif"/><img src="/a.jpg" srcSet="/a.jpg 1w" alt="A &amp; B"/></picture>',
    ),
  ).toBe('<picture><img src="../a.jpg" alt="A &amp; B"></picture>');
  const kept =
    '<h3><button aria-controls="a">A</button></h3><input type="radio" id="a4"><details><summary>M</summary></details>';
  expect(standalone(kept.replace('"a4">', '"a4"/>'))).toBe(kept);
});

it('inlines the symbol of a drawing once', () => {
  const use = '<svg><use href="/art/icons.svg#i-cup"/></svg>';
  expect(standalone(use + use)).toBe(
    '<svg><symbol id="i-cup"><path d="M0 0"></path></symbol><use href="#i-cup"></use></svg><svg><use href="#i-cup"></use></svg>',
  );
});

it('says by the date of the files whether a draw has closed', () => {
  const tag = (deadline: string) =>
    standalone(`<li data-deadline="${deadline}">This draw has closed</li>`);
  expect(tag('2026-05-07T20:00:00+01:00')).toContain('data-over="">This draw has closed<');
  expect(tag('2026-05-08T20:00:00+01:00')).toContain(
    'data-over="">This draw closes on May 8, 2026<',
  );
  expect(tag('2026-05-09T20:00:00+01:00')).toContain(
    'data-over="">This draw closes on May 9, 2026<',
  );
});

it.each([
  ['shortly after midnight in summer', '2026-06-30T23:30:00.000Z', 'July 1, 2026'],
  ['at midnight', '2026-12-09T00:00:00.000Z', 'December 8, 2026'],
])('names the last day in London of a draw that closes %s', (_, deadline, day) => {
  const tag = `<li data-deadline="${deadline}">This draw has closed</li>`;
  expect(standalone(tag)).toContain(`This draw closes on ${day}<`);
});
