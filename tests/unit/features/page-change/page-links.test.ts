// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.example/" }
import { expect, it } from 'vitest';
import { leadsToPage } from '#features/page-change/page-links.ts';

it.each([
  [true, '<a href="/books?level=2#end">Page</a>'],
  [true, '<a href="/">Page</a>'],
  [false, '<a href="https://other.example/">Another site</a>'],
  [false, '<a href="mailto:a@site.example">A mail</a>'],
  [false, '<a href="/stories.epub">A file</a>'],
  [false, '<a href="/books" download>A download</a>'],
  [false, '<a href="/books" target="_blank">Another tab</a>'],
])('%s: %s', (leads, markup) => {
  document.body.innerHTML = markup;
  const link = document.querySelector('a');
  expect(link && leadsToPage(link)).toBe(leads);
});
