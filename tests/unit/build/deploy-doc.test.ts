import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync('docs/deploy.md', 'utf8');

/** The keys of the schemas that read an environment. */
const known = [
  'src/build/read-public-config.ts',
  'src/server/server-settings.ts',
  'supabase/functions/_shared/settings/function-config.ts',
  'supabase/functions/_shared/settings/hosted-settings.ts',
]
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2,4}([A-Z][A-Z_]+): /gm)])
  .map(([, name = '']) => name);

it('finds the settings', () => expect(new Set(known).size).toBeGreaterThan(25));

it.each([...new Set(known)])('tells what %s is for', (name) => {
  expect(guide).toContain(`\`${name}\``);
});

it('names no setting that nobody reads', () => {
  const named = [...guide.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name = '']) => name);
  const prefixes = ['VITE_', 'SUPABASE_'];
  expect(named.filter((name) => ![...known, ...prefixes].includes(name))).toEqual([]);
});
