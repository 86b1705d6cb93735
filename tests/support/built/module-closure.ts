import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Addresses of all modules of a page's first load: those it names and whatever they import. */
export function moduleClosure(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, path = '']) => path);
  return withImports([...namedModules(html), ...scripts]);
}

/** Addresses of these modules and of whatever they import, each once. */
export function withImports(paths: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const { module } = parseSync(path, readFileSync(join('dist', path), 'utf8'));
    for (const { moduleRequest } of module.staticImports)
      visit(posix.join(posix.dirname(path), moduleRequest.value));
  };
  for (const path of paths) visit(path);
  return [...found];
}

/** Addresses of the modules that a page names for its start-up. */
export function namedModules(html: string): readonly string[] {
  return /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
}
