import { expect, it } from 'vitest';
import { builtPages } from '../support/built/built-pages.ts';
import { precachedFiles } from '../support/built/precached-files.ts';

const list = precachedFiles().map(({ path }) => path);
const firstPage = list.findIndex((path) => builtPages.some((page) => page.path === path));

it.each(builtPages)('fetches the code of $path before any page', ({ html }) => {
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(modules.length).toBeGreaterThan(0);
  for (const path of modules) expect(list.slice(0, firstPage)).toContain(path);
});
