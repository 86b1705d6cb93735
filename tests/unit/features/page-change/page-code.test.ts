import { expect, it, vi } from 'vitest';
import { createPageCode } from '#features/page-change/page-code.ts';

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
