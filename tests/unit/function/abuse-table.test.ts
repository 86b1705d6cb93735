import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const table = readFileSync('supabase/README.md', 'utf8');
const rows = [...table.matchAll(/^\| (\d+\w?) .*\| ([\w/-]+): "([^"]+)" +\|$/gm)];
const given = [...table.matchAll(/^\| \d+\w? /gm)];

it('has a test in every row', () => {
  expect(rows).toHaveLength(given.length);
  expect(rows.length).toBeGreaterThanOrEqual(30);
});

it.each(rows.map(([, row = '', file = '', name = '']) => [row, file, name]))(
  'row %s: %s has "%s"',
  (_row, file, name) => {
    const path = ['test', 'suite'].map((kind) => `tests/${file}.${kind}.ts`).find(existsSync);
    const text = readFileSync(path ?? file, 'utf8');
    const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    expect(text).toMatch(new RegExp(`['\`]${quoted}`));
    expect(text).not.toMatch(new RegExp(`\\.(?:skip|only|todo)\\(\\s*['\`]${quoted}`));
  },
);
