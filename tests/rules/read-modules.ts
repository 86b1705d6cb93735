import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

interface ImportedModule {
  /** The specifier as it is written. */
  readonly source: string;
  /** The file of this repository; undefined for packages. */
  readonly file: string | undefined;
  /** Undefined when everything is imported: `import()` and `import *`. */
  readonly names: readonly string[] | undefined;
  readonly isLazy: boolean;
}

export interface Module {
  readonly file: string;
  readonly text: string;
  readonly imports: readonly ImportedModule[];
  readonly exports: readonly string[];
}

/** Every TypeScript file that git tracks or would add. */
export const modules: readonly Module[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => !file.endsWith('.d.ts') && existsSync(file))
  .map(readModule);

/** Modules of the site, its worker and the mail function, without generated ones. */
export const sources = modules.filter(
  ({ file }) => /^(src|sw|supabase\/functions)\//.test(file) && !file.includes('.gen.'),
);

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ source: moduleRequest.value, names: named([importName.name]) }] : [],
    ),
  );
  const wanted = module.staticImports.map(({ moduleRequest, entries }) => ({
    source: moduleRequest.value,
    names: entries.some(({ importName }) => importName.kind === 'NamespaceObject')
      ? undefined
      : named(entries.map(({ importName }) => importName.name)),
  }));
  const lazy = module.dynamicImports.map(({ moduleRequest }) => ({
    source: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    names: undefined,
  }));
  const toImport = (isLazy: boolean) => (one: Pick<ImportedModule, 'source' | 'names'>) => ({
    ...one,
    file: fileOf(file, one.source),
    isLazy,
  });
  return {
    file,
    text,
    imports: [...[...wanted, ...again].map(toImport(false)), ...lazy.map(toImport(true))],
    exports: module.staticExports.flatMap(({ entries }) =>
      named(entries.map(({ exportName }) => exportName.name)),
    ),
  };
}

function named(names: readonly (string | null)[]): readonly string[] {
  return names.filter((name) => name !== null);
}

function fileOf(importer: string, source: string): string | undefined {
  const bare = source.replace(/\?.*$/, '');
  if (bare.startsWith('#function/')) return `supabase/functions/_shared/${bare.slice(10)}`;
  if (bare.startsWith('#')) return `src/${bare.slice(1)}`;
  return bare.startsWith('.') ? relative('.', join(dirname(importer), bare)) : undefined;
}
