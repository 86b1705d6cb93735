import { expect, it } from 'vitest';
import { modules, sources } from './read-modules.ts';

/** A plugin of the build is a part of its own, which the build's settings list. */
const plugin = /^src\/build\/.*-plugin\.ts$/;

const fewLines = 25;

/**
 * A small thing lives where it is used, unless it is loaded lazily, drawn on its own, tested alone, or
 * belongs to another layer than its one importer.
 */
it('nothing under 25 lines has a file for one importer', () => {
  const faults = sources
    .filter(({ file, text }) => text.split('\n').length - 1 < fewLines && !file.endsWith('.tsx'))
    .filter(({ file }) => !plugin.test(file))
    .flatMap(({ file }) => {
      const importers = modules.filter(({ imports }) => imports.some((one) => one.file === file));
      const isLazy = importers.some(({ imports }) =>
        imports.some((one) => one.file === file && one.isLazy),
      );
      const users = importers.filter((importer) => !importer.file.startsWith('tests/'));
      const [only, ...others] = users.map((user) => user.file);
      if (only === undefined || others.length > 0 || isLazy) return [];
      const isTestedAlone = importers.length > 1;
      return isTestedAlone || layerOf(only) !== layerOf(file) ? [] : [`${file} -> ${only}`];
    });
  expect(faults).toEqual([]);
});

function layerOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
