import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groupPaths } from '../../src/build/bundle/chunk-groups.ts';

const files = readdirSync('src', { recursive: true }).map((name) => `/src/${name}`);

/** A part that is renamed would fall out of its group without a word. */
describe.each(Object.entries(groupPaths))('the group %s', (_name, paths) => {
  it.each([...paths])('names something: %s', (path) => {
    const isThere = path.startsWith('/node_modules/')
      ? existsSync(path.slice(1))
      : files.some((file) => file.includes(path));
    expect(isThere).toBe(true);
  });
});
