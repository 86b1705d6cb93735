import { expect, it } from 'vitest';
import { type Module, modules, sources } from './read-modules.ts';

const folders = new Set(sources.map(({ file }) => folderOf(file)));

/**
 * Every export is imported by another file. If only tests import it, its own file must use it too:
 * what only tests use is not part of the site.
 */
it.each([...folders])('everything that %s exports is imported', (folder) => {
  const faults = sources
    .filter(({ file }) => folderOf(file) === folder)
    .flatMap((source) =>
      source.exports
        .filter((name) => !isEntry(source.file, name) && !isNeeded(source, name))
        .map((name) => `${source.file}: ${name}`),
    );
  expect(faults).toEqual([]);
});

it('everything that tests export is imported', () => {
  const faults = modules
    .filter(({ file }) => file.startsWith('tests/'))
    .flatMap(({ file, exports }) =>
      exports
        .filter((name) => name !== 'default' && importersOf(file, name).length === 0)
        .map((name) => `${file}: ${name}`),
    );
  expect(faults).toEqual([]);
});

/** Exports that the build uses without an import statement, and exports that only tests need. */
const exempt = [
  'src/build/content/site-content.ts: readSiteContent',
  // The build replaces a package's exports with these.
  ...['css', 'createGlobalStyle'].flatMap((name) => [
    `src/build/styles/server-styled.ts: ${name}`,
    `src/theme/static-styled.ts: ${name}`,
  ]),
  ...[
    'createFileRoute',
    'createRootRoute',
    'createRouter',
    'parseSearchWith',
    'redirect',
    'stringifySearchWith',
  ].map((name) => `src/navigation/router-adapter.ts: ${name}`),
  ...['changeDay', 'collectRules', 'formErrors', 'renderPage', 'stateDay', 'takeFiles'].map(
    (name) => `src/build/pages/build-entry.ts: ${name}`,
  ),
  'src/server/database/open-embedded.ts: openInMemory',
];

/** Returns true for exports that need no importer. The generated route tree uses each `Route`. */
function isEntry(file: string, name: string): boolean {
  const isRoute = file.startsWith('src/routes/') && name === 'Route';
  return isRoute || name === 'default' || exempt.includes(`${file}: ${name}`);
}

function folderOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function isNeeded(source: Module, name: string): boolean {
  const importers = importersOf(source.file, name);
  return importers.some(({ file }) => !file.startsWith('tests/')) || isTestedAlone();

  function isTestedAlone(): boolean {
    return importers.length > 0 && timesIn(source.text, name) > 1;
  }
}

function importersOf(exporter: string, name: string): readonly Module[] {
  return modules.filter(({ imports, text }) =>
    imports.some(
      ({ file, names }) =>
        file === exporter && (names ? names.includes(name) : timesIn(text, name) > 0),
    ),
  );
}

function timesIn(text: string, name: string): number {
  return text.split(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)).length - 1;
}
