import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { layers } from './layers.ts';

/** Imports point down. A feature or a page's sections import no other feature or page. */
const files = ['src', 'sw', 'supabase/functions']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, `${name}`)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.includes('.gen.'));

describe('imports', () => {
  it('finds the files', () => expect(files.length).toBeGreaterThan(200));

  it.each(Object.keys(layers))('of %s point down', (layer) => {
    const faults = files
      .filter((file) => layerOf(file) === layer)
      .flatMap((file) =>
        ownImports(file)
          .filter((target) => !isAllowed(file, target))
          .map((target) => `${file} -> ${target}`),
      );
    expect(faults).toEqual([]);
  });

  it('name the file with its ending', () => {
    const faults = files.flatMap((file) =>
      importsOf(file)
        .filter((source) => /^[.#]/.test(source) && !/\.(tsx?|js|sql|css)(\?\w+)?$/.test(source))
        .map((source) => `${file} -> ${source}`),
    );
    expect(faults).toEqual([]);
  });
});

function layerOf(file: string): string {
  if (file.includes('.gen.')) return 'generated';
  if (file.startsWith('sw/')) return 'sw';
  if (file.startsWith('src/platform/hooks/')) return 'hooks';
  if (file.startsWith('supabase/functions/_shared/contract/')) return 'contract';
  if (file.startsWith('supabase/functions/')) return 'function';
  const [, folder = '', ...rest] = file.split('/');
  return rest.length > 0 ? folder : 'start';
}

function isAllowed(file: string, target: string): boolean {
  const [from, to] = [layerOf(file), layerOf(target)];
  const isSameGroup = groupOf(file) === groupOf(target);
  if (from === to && ['features', 'sections'].includes(from)) return isSameGroup;
  if (from === to && ['function', 'shared', 'routes'].includes(from)) return true;
  return layers[from]?.includes(to) ?? false;
}

/** `src/features/<name>`, `src/sections/<page>`. */
function groupOf(file: string): string {
  return file.split('/').slice(0, 3).join('/');
}

function ownImports(file: string): readonly string[] {
  return importsOf(file).flatMap((source) => {
    const bare = source.replace(/\?.*$/, '');
    if (bare.startsWith('#function/')) return `supabase/functions/_shared/${bare.slice(10)}`;
    if (bare.startsWith('#')) return `src/${bare.slice(1)}`;
    if (bare.startsWith('.')) return relative('.', join(dirname(file), bare));
    return [];
  });
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...dynamic];
}
