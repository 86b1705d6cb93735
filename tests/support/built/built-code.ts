import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { builtPage } from './built-pages.ts';

/** Returns the addresses of the runtime's modules, which every page loads. */
export function runtimeModules(html: string = builtPage('/').html): readonly string[] {
  return /data-runtime="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
}

/** Returns the address of the router, which is the same in every document. */
export function routerModule(html: string = builtPage('/').html): string {
  return /data-router="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Returns the address of the islands' stylesheet, which is the same in every document. */
export function islandStylesAddress(html: string = builtPage('/').html): string {
  return /data-island-styles="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** Returns the addresses of these modules and of all that they import, each once. */
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

/** Returns the addresses of the built scripts with these names, whatever their hashes. */
export function codeFiles(...names: readonly string[]): readonly string[] {
  const files = readdirSync('dist/assets').filter((file) =>
    names.includes(file.replace(/-[\w-]{8}\.js$/, '')),
  );
  if (files.length !== names.length) throw new Error(`dist/assets has no ${names.join(', ')}`);
  return files.map((file) => `/assets/${file}`);
}
