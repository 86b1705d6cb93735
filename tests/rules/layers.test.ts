import { expect, it } from 'vitest';
import { layers } from './layers.ts';
import { type Module, modules, sources } from './read-modules.ts';

/** Imports point down. A feature imports no other feature, and a page no other page. */
it.each(Object.keys(layers))('of %s point down', (layer) => {
  const faults = sources
    .filter(({ file }) => layerOf(file) === layer)
    .flatMap((source) =>
      ownImports(source)
        .filter((target) => !isAllowed(source.file, target))
        .map((target) => `${source.file} -> ${target}`),
    );
  expect(faults).toEqual([]);
});

it('name the file with its ending', () => {
  const faults = sources.flatMap(({ file, imports }) =>
    imports
      .map(({ source }) => source)
      .filter((source) => /^[.#]/.test(source) && !/\.(tsx?|js|sql|css)(\?\w+)?$/.test(source))
      .map((source) => `${file} -> ${source}`),
  );
  expect(faults).toEqual([]);
});

it('of tests name a source as sources do: #…', () => {
  const faults = modules
    .filter(({ file }) => file.startsWith('tests/'))
    .flatMap(({ file, imports }) =>
      imports
        .filter((one) => one.source.startsWith('.') && /^(src|supabase)\//.test(one.file ?? ''))
        .map(({ source }) => `${file} -> ${source}`),
    );
  expect(faults).toEqual([]);
});

function layerOf(file: string): string {
  if (file.includes('.gen.')) return 'generated';
  if (file.startsWith('sw/')) return 'sw';
  if (file.startsWith('src/platform/hooks/')) return 'hooks';
  if (/^src\/pages\/[^/]+\/[^/]+-copy\.ts$/.test(file)) return 'content';
  if (file.startsWith('supabase/functions/_shared/contract/')) return 'contract';
  if (file.startsWith('supabase/functions/')) return 'function';
  const [, folder = '', ...rest] = file.split('/');
  return rest.length > 0 ? folder : 'start';
}

function isAllowed(file: string, target: string): boolean {
  const [from, to] = [layerOf(file), layerOf(target)];
  const isSameGroup = groupOf(file) === groupOf(target);
  if (from === to && ['features', 'pages'].includes(from)) return isSameGroup;
  if (from === to && ['function', 'shared', 'routes'].includes(from)) return true;
  return layers[from]?.split(' ').includes(to) ?? false;
}

/** Returns the folder of a feature or page: `src/features/<name>`, `src/pages/<page>`. */
function groupOf(file: string): string {
  return file.split('/').slice(0, 3).join('/');
}

function ownImports({ imports }: Module): readonly string[] {
  return imports.flatMap(({ file }) => file ?? []);
}
