import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { builtPage } from './built-pages.ts';

/** Addresses of the modules that a document loads by itself. */
export function runtimeModules(html: string = builtPage('/').html): readonly string[] {
  return /data-runtime="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
}

/** Address of the stylesheet of all islands; every document names the same. */
export function islandStylesAddress(html: string = builtPage('/').html): string {
  return /data-island-styles="([^"]*)"/.exec(html)?.[1] ?? '';
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

/** Addresses of the files of code with these names, whatever hashes the build gave them. */
export function codeFiles(...names: readonly string[]): readonly string[] {
  const files = readdirSync('dist/assets').filter((file) =>
    names.includes(file.replace(/-[\w-]{8}\.js$/, '')),
  );
  if (files.length !== names.length) throw new Error(`dist/assets has no ${names.join(', ')}`);
  return files.map((file) => `/assets/${file}`);
}
