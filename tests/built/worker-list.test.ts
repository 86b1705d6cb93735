import { expect, it } from 'vitest';
import { builtPages } from '../support/built/built-pages.ts';
import { precachedFiles } from '../support/built/precached-files.ts';

const list = precachedFiles().map(({ path }) => path);
const firstPage = list.findIndex((path) => builtPages.some((page) => page.path === path));

it('fetches all code before any page', () => {
  const isCode = (path: string) => /^\/assets\/.*\.(js|css)$/.test(path);
  expect(list.slice(0, firstPage)).toEqual(list.filter(isCode));
  expect(firstPage).toBeGreaterThan(10);
});
