// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.example/" }
import { describe, expect, it, vi } from 'vitest';
import { createPageCode, leadsToPage } from '#features/page-change/page-code.ts';

it('fetches a page once, and knows when it is there', async () => {
  const preloadRoute = vi.fn(async () => []);
  const pages = createPageCode({ preloadRoute });
  const first = pages.fetch('/books');
  expect(pages.isThere('/books')).toBe(false);
  await Promise.all([first, pages.fetch('/books')]);
  await pages.fetch('/books');
  expect(preloadRoute).toHaveBeenCalledExactlyOnceWith({ to: '/books' });
  expect([pages.isThere('/books'), pages.isThere('/team')]).toEqual([true, false]);
});

it('asks again for a page that did not come', async () => {
  const preloadRoute = vi.fn(async () => undefined);
  const pages = createPageCode({ preloadRoute });
  await pages.fetch('/books');
  await pages.fetch('/books');
  expect(preloadRoute).toHaveBeenCalledTimes(2);
  expect(pages.isThere('/books')).toBe(false);
});

describe('a link leads to a page of this site in this tab', () => {
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
});
